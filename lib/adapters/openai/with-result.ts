// A generator's pieces in a for-await loop, and what it returns at the end. Leaving the loop early closes the generator; calling next() by hand would not.

export interface WithResult<T> {
  pieces: AsyncGenerator<string, void>;
  /** What the generator returned. Throws before it has. */
  result: () => T;
}

export function withResult<T>(source: AsyncGenerator<string, T>): WithResult<T> {
  let end: { value: T } | null = null;
  const pieces = async function* (): AsyncGenerator<string, void> { end = { value: yield* source }; };
  return {
    pieces: pieces(),
    result: () => {
      if (end === null) throw new Error("The answer is not whole yet.");
      return end.value;
    },
  };
}

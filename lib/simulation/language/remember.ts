// Remembers what a pure function made of a text: a session's turns, a case's lines and a grammar's templates come back at every turn.
// Beware: the answer is shared between callers, so it has to be a value nobody changes.

/** The same function with its last answers at hand; at `atMost` texts it starts over, so memory stays bounded. */
export function remembered<T>(atMost: number, of: (text: string) => T): (text: string) => T {
  const known = new Map<string, { answer: T }>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before.answer;
    const answer = of(text);
    if (known.size >= atMost) known.clear();
    known.set(text, { answer });
    return answer;
  };
}

// Reads server-sent events from a response body: any chunking, any line end, comments skipped. Yields the messages of one chunk together.

/** The data of the events that became whole with each chunk. Ends with the body; throws when the connection breaks. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string[], void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      rest += decoder.decode(chunk.value, { stream: true });
      const { events, left } = splitEvents(rest);
      rest = left;
      // Beware: comment-only chunks are yielded too (empty): they are the sign that the line is alive.
      yield events;
    }
  } finally {
    await reader.cancel();
  }
}

/** Cuts whole events off the front. A carriage return at the very end may be half of a line end and is left for later. */
export function splitEvents(text: string): { events: string[]; left: string } {
  const held = text.endsWith("\r") ? "\r" : "";
  const usable = (held ? text.slice(0, -1) : text).replace(/\r\n?/g, "\n");
  const blocks = usable.split("\n\n");
  const left = (blocks.pop() ?? "") + held;
  const events = blocks.flatMap((block) => {
    const data = block.split("\n").flatMap((line) => (line.startsWith("data:") ? [line.slice(line.startsWith("data: ") ? 6 : 5)] : []));
    return data.length > 0 ? [data.join("\n")] : [];
  });
  return { events, left };
}

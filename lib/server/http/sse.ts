// Server-sent events over a response, pulled as fast as the reader reads.

/** `messages` ends the stream; `gone` is aborted when the reader is. */
export function eventStream(messages: AsyncGenerator<string, void>, gone: AbortController): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const step = await messages.next();
      if (step.done) controller.close();
      else controller.enqueue(encoder.encode(step.value));
    },
    cancel: () => gone.abort(),
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      // Proxies must neither compress nor hold back what streams.
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

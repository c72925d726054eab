/** Splits the documented example of a stream into its frames, each with its empty line. */
export function frames(example: string): string[] {
  return example
    .replaceAll('\r\n', '\n')
    .split(/\n\n+/)
    .filter((frame) => frame.trim() !== '')
    .map((frame) => `${frame}\n\n`);
}

/** Sends the frames one after another, as a server would; stops when the reader leaves. */
export function streamFrames(example: string, delay: number): ReadableStream<Uint8Array> {
  const waiting = frames(example);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const frame = waiting.shift();
      if (frame === undefined) return controller.close();
      controller.enqueue(encoder.encode(frame));
      await new Promise((resolve) => setTimeout(resolve, delay));
    },
  });
}

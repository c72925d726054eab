/** Splits the documented example of a stream into its frames, each with its empty line. */
function frames(example: string): string[] {
  return example
    .replaceAll('\r\n', '\n')
    .split(/\n\n+/)
    .filter((frame) => frame.trim() !== '')
    .map((frame) => `${frame}\n\n`);
}

export type StreamOptions = {
  /** Milliseconds between two frames. */
  delay: number;
  /** Frames before `disconnect`; all of them when absent. */
  cut?: number;
  disconnect(): void;
};

/** Sends the frames one after another, as a server would; stops when the reader leaves. */
export function streamFrames(
  example: string,
  { delay, cut, disconnect }: StreamOptions,
): ReadableStream<Uint8Array> {
  const waiting = frames(example).slice(0, cut);
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const frame = waiting.shift();
        if (frame !== undefined) {
          controller.enqueue(encoder.encode(frame));
          await new Promise((resolve) => setTimeout(resolve, delay));
        } else if (cut === undefined) controller.close();
        else disconnect();
      },
    },
    { highWaterMark: 0 },
  );
}

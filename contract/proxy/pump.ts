import type { IncomingMessage, OutgoingMessage } from 'node:http';
import type { Copy } from './copies.ts';
import { pairsOf } from './raw-headers.ts';

/**
 * Passes a body on chunk by chunk, no faster than it is taken, and ends with its trailers. A copy is kept beside it.
 */
export function pump(from: IncomingMessage, to: OutgoingMessage, copy: Copy): void {
  const finish = () => {
    copy.isWhole = true;
    if (from.rawTrailers.length > 0) to.addTrailers(pairsOf(from.rawTrailers));
    to.end();
  };
  // It may have ended while its head was waiting.
  if (from.readableEnded) return finish();
  from.on('data', (chunk: Buffer) => {
    copy.add(chunk);
    // What is left of a body that has no reader any more is read, so that the connection can be used again.
    if (!to.destroyed && !to.write(chunk)) from.pause();
  });
  to.on('drain', () => from.resume());
  to.on('close', () => from.resume());
  from.on('end', finish);
  from.resume();
}

import type { IncomingMessage } from 'node:http';
import type { Copy } from './copies.ts';

/** An answer's head waits this long for a JSON body, so that its violations can be named in a header. */
const PATIENCE_MS = 100;
const MOST = 262_144;

/** Reads an answer until it ends, grows large or takes long; what has come is given, the rest is still to be read. */
export function gather(answer: IncomingMessage, copy: Copy): Promise<Buffer[]> {
  const { promise, resolve } = Promise.withResolvers<Buffer[]>();
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer) => {
    chunks.push(chunk);
    copy.add(chunk);
    size += chunk.length;
    if (size > MOST) stop();
  };
  const finish = () => {
    copy.isWhole = true;
    stop();
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  function stop() {
    clearTimeout(timer);
    answer.pause();
    answer.off('data', take).off('end', finish).off('close', stop);
    resolve(chunks);
  }
  answer.on('data', take).on('end', finish).on('close', stop);
  return promise;
}

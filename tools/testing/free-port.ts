import { createServer } from 'node:net';

/** A port of this machine that nothing listens at. */
export function freePort(): Promise<number> {
  const probe = createServer();
  return new Promise((done, failed) => {
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

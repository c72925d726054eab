import { connect, type Socket } from 'node:net';

export type RawSocket = {
  socket: Socket;
  /** Milliseconds from the connection to its end; the test's side never ends it. */
  closed: Promise<number>;
};

/** A connection that says `text` and reads nothing of what comes back, or everything with `reads`. */
export function rawSocket(port: number, text: string, reads = false): RawSocket {
  const started = performance.now();
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  socket.on('error', () => undefined);
  if (reads) socket.resume();
  else socket.pause();
  const closed = new Promise<number>((done) =>
    socket.once('close', () => done(performance.now() - started)),
  );
  return { socket, closed };
}

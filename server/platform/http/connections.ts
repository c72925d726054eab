import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type Connection, isIdle, progressOf } from './connection.ts';

/** Requests that one connection may have waiting for the answer before theirs. */
const MAX_PIPELINED = 16;

/** An idle connection that is to be closed may have a request under way to us. */
const IDLE_GRACE_MS = 500;

/**
 * The open connections: one request of each is worked on at a time, a reader that takes nothing is
 * closed, and at the end idle ones go while the others finish.
 */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #stalledMs: number;
  #leavingSince: number | undefined;
  accepted = 0;

  constructor(stalledMs: number) {
    this.#stalledMs = stalledMs;
  }

  add(socket: Socket): void {
    const now = performance.now();
    this.accepted += 1;
    this.#open.set(socket, {
      current: undefined,
      waiting: [],
      isRefused: false,
      idleSince: now,
      readWhenIdle: 0,
      progress: '',
      progressAt: now,
    });
    socket.once('close', () => this.#open.delete(socket));
  }

  /** Hands requests on one at a time, in the order in which they came over their connection. */
  inOrder(listener: RequestListener): RequestListener {
    return (incoming, outgoing) => {
      const { socket } = incoming;
      const connection = this.#open.get(socket);
      if (!connection || socket.destroyed) return;
      const work = () => this.#work(connection, incoming, outgoing, listener);
      if (!connection.current) work();
      else if (connection.waiting.length < MAX_PIPELINED)
        connection.waiting.push({ incoming, work });
      else socket.destroy();
    };
  }

  #work(
    connection: Connection,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    listener: RequestListener,
  ): void {
    connection.current = outgoing;
    if (this.#leavingSince !== undefined) outgoing.setHeader('Connection', 'close');
    outgoing.once('close', () => {
      connection.current = undefined;
      connection.idleSince = performance.now();
      connection.readWhenIdle = incoming.socket.bytesRead;
      connection.waiting.shift()?.work();
    });
    listener(incoming, outgoing);
  }

  /**
   * Has `write` refuse what could not be read: after the answers to the requests before it, or in place
   * of the request whose own body it is. An answer that has begun to such a one is cut off.
   */
  refuse(socket: Socket, write: () => void): void {
    const connection = this.#open.get(socket);
    if (!connection || connection.isRefused) return;
    connection.isRefused = true;
    const { current, waiting } = connection;
    if (!current) write();
    else if (current.req.complete) {
      if (waiting.at(-1)?.incoming?.complete === false) waiting.pop();
      waiting.push({ work: write });
    } else if (current.headersSent) socket.destroy();
    else write();
  }

  /** From now on every answer ends its connection. */
  leave(): void {
    this.#leavingSince ??= performance.now();
    for (const { current } of this.#open.values())
      if (current && !current.headersSent) current.setHeader('Connection', 'close');
  }

  /** Closes connections whose reader has taken no pending byte for too long. */
  closeStalled(now = performance.now()): void {
    for (const [socket, connection] of this.#open) {
      const progress = progressOf(socket);
      if (progress !== connection.progress) {
        connection.progress = progress;
        connection.progressAt = now;
      } else if (progress !== '' && now - connection.progressAt >= this.#stalledMs)
        socket.destroy();
    }
  }

  /**
   * Closes the connections on which nothing is asked, answered or being sent. What came in while this
   * process was busy is read first: a whole turn of the loop lies between the choice and the end.
   */
  async closeIdle(): Promise<void> {
    const now = performance.now();
    const idle = [...this.#open].filter(
      ([socket, connection]) =>
        isIdle(socket, connection) &&
        now - Math.max(connection.idleSince, this.#leavingSince ?? 0) >= IDLE_GRACE_MS,
    );
    await setImmediate();
    await setImmediate();
    for (const [socket, connection] of idle) if (isIdle(socket, connection)) socket.destroy();
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Work that waits for its turn; without a request, it is the refusal of what could not be read. */
type Waiting = { incoming?: IncomingMessage; work: () => void };

/** State of one open connection. */
export type Connection = {
  current: ServerResponse | undefined;
  waiting: Waiting[];
  /** Something could not be read: what comes after it is not looked at. */
  isRefused: boolean;
  idleSince: number;
  /** Bytes read when the last answer ended: more of them are a request that is being sent. */
  readWhenIdle: number;
  progress: string;
  progressAt: number;
};

/** Whether nothing is asked, answered or being sent. */
export function isIdle(socket: Socket, { current, readWhenIdle }: Connection): boolean {
  return !current && socket.bytesRead === readWhenIdle;
}

/**
 * What changes whenever the other side takes a byte; empty when nothing waits for it. Node counts a
 * write as done when all of it is: what the system has taken of it only the handle knows.
 */
export function progressOf(socket: Socket): string {
  if (socket.writableLength === 0) return '';
  const { _handle: handle } = socket as Socket & { _handle?: { writeQueueSize?: number } | null };
  return `${socket.bytesWritten - socket.writableLength} ${handle?.writeQueueSize ?? 0}`;
}

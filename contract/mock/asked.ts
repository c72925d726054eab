import type { Answer } from './answer.ts';
import type { Incoming } from '../requests/request-reader.ts';

/** A request that fits the contract, and whose it is. */
export type Asked = Omit<Incoming, 'body'> & {
  path: Readonly<Record<string, string>>;
  body: unknown;
  session: string;
};
/** What memory makes of a request: an answer, or why there is none. */
export type Remembered = Answer | 'missing' | 'full' | 'reused';

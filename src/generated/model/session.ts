/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id';
import type { Timestamp } from './timestamp';

/**
 * A place where the person is signed in.
 */
export interface Session {
  id: Id;
  /**
     * The kind of machine and its system; empty when unknown.
     * @maxLength 80
     */
  device: string;
  /**
     * Name and main version; empty when unknown.
     * @maxLength 80
     */
  browser: string;
  /**
     * Coarse: the last part of an IPv4 address, all but the first 64 bits of an IPv6 one, is left out.
     * @maxLength 45
     */
  ip: string;
  createdAt: Timestamp;
  lastUsedAt: Timestamp;
  expiresAt: Timestamp;
  /** This request came from it. */
  current: boolean;
}

import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** What a token is for, as the letters it begins with; a secret scanner knows ours by them. */
export const TOKEN_PREFIX = {
  session: 'pws_',
  verifyEmail: 'pwv_',
  resetPassword: 'pwr_',
  otp: 'pwo_',
  invitation: 'pwi_',
} as const;

export type TokenKind = keyof typeof TOKEN_PREFIX;

/** A new opaque token of 256 random bits. Keep only `hashToken` of it. */
export function newToken(kind: TokenKind): string {
  return `${TOKEN_PREFIX[kind]}${randomBytes(32).toString('base64url')}`;
}

/** Whether a text can be a token of this kind at all. */
export function isToken(kind: TokenKind, value: string): boolean {
  return value.length === 47 && value.startsWith(TOKEN_PREFIX[kind]);
}

/** SHA-256 in hex: what is stored. The token's own randomness makes salt needless. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Six digits, evenly drawn. */
export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}

/** A code bound to its challenge under the server's key, so that a dump alone gives nothing to try. */
export function hashCode(key: Buffer, challenge: string, code: string): string {
  return createHmac('sha256', key).update(`otp:${challenge}:${code}`).digest('hex');
}

/** Compares two hex digests in constant time. */
export function sameHash(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}

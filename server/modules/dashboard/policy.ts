import type { Caller } from '#server/platform/security/identity.ts';

/** Whether the caller sees the whole product's figures in addition to their own. */
export const seesProduct = ({ role }: Caller): boolean => role === 'admin';

import { DAY_MS } from '#core/time.ts';
/** How long a deleted prompt can be restored: 30 days. */
export const RETENTION_MS = 30 * DAY_MS;

/** How long a deleted prompt can be restored: 30 days. */
export const RETENTION_MS = 30 * 86_400_000;

import type { QuotaMeter } from '#src/generated/api/endpoints.schemas.ts';

export type QuotaLevel = 'unlimited' | 'fine' | 'warning' | 'full';

/** How near a limit is: the server warns from 80 % on, and nothing new begins at 100 %. */
export function quotaLevel({ used, limit, warning }: QuotaMeter): QuotaLevel {
  if (limit === null) return 'unlimited';
  if (used >= limit) return 'full';
  return warning ? 'warning' : 'fine';
}

/** The colour in which a level is shown, wherever it is. */
export const QUOTA_TONES = {
  unlimited: 'primary',
  fine: 'primary',
  warning: 'warning',
  full: 'error',
} as const satisfies Record<QuotaLevel, string>;

/** How much of a limit is used, from 0 to 1 and beyond; null without a limit. */
export function quotaRatio({ used, limit }: QuotaMeter): number | null {
  if (limit === null) return null;
  return limit === 0 ? 1 : used / limit;
}

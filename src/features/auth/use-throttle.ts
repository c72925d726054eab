import { useTranslation } from 'react-i18next';
import { retryAfterOf, statusOf } from '#src/api/problem.ts';
import { useCountdown } from '#src/lib/use-countdown.ts';

/** Longer waits are shown in minutes: 898 seconds mean little to a reader. */
const MINUTES_FROM = 100;

/** After a 429 the button says how long to wait, and waits. */
export function useThrottle(label: string) {
  const { t } = useTranslation('auth');
  const { left, start } = useCountdown();
  return {
    isWaiting: left > 0,
    label:
      left >= MINUTES_FROM
        ? t('throttledMinutes', { count: Math.ceil(left / 60) })
        : left > 0
          ? t('throttled', { count: left })
          : label,
    /** Give it every refusal; it reacts to those that name a time. */
    refused: (error: unknown) => {
      if (statusOf(error) === 429) start(retryAfterOf(error) ?? 30);
    },
  };
}

import { useTranslation } from 'react-i18next';
import type { Interval } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';

/** What renews: the plan's name, what it costs each time, and from when on. */
export type Renewal = {
  plan: string;
  interval: Interval;
  amount: number;
  currency: string;
  date: string;
};

/** The sentence of the consent to renewal; its wording has a version (`RENEWAL_CONSENT_VERSION`). */
export function useRenewalSentence(): (renewal: Renewal) => string {
  const { t } = useTranslation('billing');
  const { date, money } = useFormats();
  return ({ interval, amount, currency, ...renewal }) =>
    t(`checkout.renewal.${interval}`, {
      plan: renewal.plan,
      amount: money(amount, currency),
      date: date(renewal.date),
    });
}

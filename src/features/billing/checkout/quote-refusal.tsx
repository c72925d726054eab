import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { codeOf, fieldErrorsOf, messageOf } from '#src/api/problem.ts';
import { QueryError, type QueryErrorProps } from '#src/components/query-error.tsx';
import { ResendVerification } from '#src/components/resend-verification.tsx';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

export type QuoteRefusalProps = QueryErrorProps & {
  /** Asks without the coupon that the address names. */
  onWithoutCoupon: () => void;
};

const TITLES = {
  already_on_plan: 'checkout.alreadyOnPlan',
  downgrade_at_period_end: 'checkout.noPrice',
  email_not_verified: 'checkout.unverified',
  validation_failed: 'checkout.noPrice',
} as const;
const isExplained = (code: string): code is keyof typeof TITLES => Object.hasOwn(TITLES, code);

/** Why there is no price: in place of the checkout, so that nothing can be paid. */
export function QuoteRefusal({ query, onWithoutCoupon }: QuoteRefusalProps) {
  const { t } = useTranslation('billing');
  const code = codeOf(query.error) ?? '';
  if (!isExplained(code))
    return <QueryError query={query} title={t('checkout.priceUnavailable')} />;
  const fields = fieldErrorsOf(query.error);
  return (
    <EmptyState
      illustration="billing"
      title={t(TITLES[code])}
      text={Object.values(fields).join(' ') || messageOf(query.error)}
      action={
        <>
          {code === 'email_not_verified' && (
            <ResendVerification
              size="medium"
              label={t('checkout.resend')}
              sentText={(email) => t('checkout.resent', { email })}
            />
          )}
          {'couponCode' in fields && (
            <Button variant="contained" onClick={onWithoutCoupon}>
              {t('coupon.remove')}
            </Button>
          )}
          <Button variant="outlined" component={PrefetchLink} to={paths.plans()}>
            {t('payment.plans')}
          </Button>
        </>
      }
    />
  );
}

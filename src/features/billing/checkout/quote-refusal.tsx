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

const EXPLAINED = new Set([
  'already_on_plan',
  'downgrade_at_period_end',
  'email_not_verified',
  'validation_failed',
]);

/** Why there is no price: in place of the checkout, so that nothing can be paid. */
export function QuoteRefusal({ query, onWithoutCoupon }: QuoteRefusalProps) {
  const { t } = useTranslation('billing');
  const code = codeOf(query.error) ?? '';
  if (!EXPLAINED.has(code))
    return <QueryError query={query} title={t('checkout.priceUnavailable')} />;
  const fields = fieldErrorsOf(query.error);
  return (
    <EmptyState
      illustration="billing"
      title={t(code === 'already_on_plan' ? 'checkout.alreadyOnPlan' : 'checkout.noPrice')}
      text={Object.values(fields).join(' ') || messageOf(query.error)}
      action={
        <>
          {code === 'email_not_verified' && (
            <ResendVerification
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

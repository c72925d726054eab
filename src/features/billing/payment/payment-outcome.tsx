import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiShieldKeyOutline,
} from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { statusOf } from '#src/api/problem.ts';
import { QueryError } from '#src/components/query-error.tsx';
import type { PaymentOrder } from '#src/generated/api/endpoints.schemas.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { MissingPayment } from './missing-payment.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { useVerification } from './use-verification.ts';

const LOOKS = {
  asking: { tone: 'info' },
  processing: { tone: 'info' },
  late: { tone: 'warning', icon: mdiClockOutline },
  requiresAction: { tone: 'warning', icon: mdiShieldKeyOutline },
  succeeded: { tone: 'success', icon: mdiCheckCircleOutline },
  failed: { tone: 'error', icon: mdiAlertCircleOutline },
} as const;

/** The checkout of what was to be paid, where another card can pay it. */
function checkoutOf({ planCode, interval, seats, couponCode }: PaymentOrder): string {
  return paths.checkout({
    plan: planCode,
    interval,
    ...(seats > 0 && { seats }),
    ...(couponCode !== undefined && { coupon: couponCode }),
  });
}

/** What the server says of a payment. The address tells which one, and nothing else is believed. */
export function PaymentOutcome({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation(['billing', 'common']);
  const { phase, verification, error, isAsking, askAgain } = useVerification(paymentId);
  // An id of no payment, or that is none at all: to the person it is the same.
  if (!verification && [404, 422].includes(statusOf(error) ?? 0))
    return <MissingPayment reason="unknown" />;
  if (error && !verification)
    return (
      <>
        <PageHeader title={t('payment.title')} />
        <QueryError
          title={t('payment.unanswered')}
          query={{ error, isFetching: isAsking, refetch: askAgain }}
        />
      </>
    );
  const transaction = verification?.transaction;
  const order = verification?.order;
  const checkout = order ? checkoutOf(order) : paths.plans();
  const canAsk = phase === 'late' || phase === 'requiresAction';
  const isOver = phase === 'succeeded' || phase === 'failed' || canAsk;
  return (
    <OutcomeCard
      {...LOOKS[phase]}
      title={t(`payment.${phase}.title`)}
      text={
        <>
          {phase === 'failed' && verification?.failure?.message} {t(`payment.${phase}.text`)}
        </>
      }
      details={isOver && transaction && <PaymentFacts transaction={transaction} />}
      actions={
        isOver && (
          <>
            {canAsk && (
              <Button variant="contained" loading={isAsking} onClick={askAgain}>
                {t('payment.askAgain')}
              </Button>
            )}
            {phase === 'succeeded' && (
              <Button variant="contained" component={PrefetchLink} to={paths.generator()}>
                {t('payment.start')}
              </Button>
            )}
            {phase === 'failed' && (
              <Button variant="contained" component={PrefetchLink} to={checkout}>
                {t('common:actions.retry')}
              </Button>
            )}
            {phase === 'requiresAction' && (
              <Button component={PrefetchLink} to={checkout}>
                {t('payment.checkout')}
              </Button>
            )}
            <Button component={PrefetchLink} to={paths.billingHistory()}>
              {t('payment.history')}
            </Button>
          </>
        )
      }
    />
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/problem.ts';
import { createPayment } from '#src/generated/api/billing/billing.ts';
import type { Seats } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useCurrentUser } from '#src/session/use-current-user.ts';

/** Says that every seat is taken, and what one more costs today by the server's own quote. */
export function SeatPrice({ seats }: { seats: Seats }) {
  const { t } = useTranslation('team');
  const { money } = useFormats();
  const { planCode, interval = 'month', status } = useCurrentUser()?.subscription ?? {};
  const wanted = seats.total + 1;
  const canGrow = wanted <= seats.max && (planCode === 'team' || planCode === 'business');
  const quote = useQuery({
    queryKey: ['createPayment', 'preview', { planCode, interval, seats: wanted }],
    queryFn: async ({ signal }) => {
      if (planCode !== 'team' && planCode !== 'business') throw new Error('No plan with seats');
      const request = { preview: true as const, planCode, interval, seats: wanted };
      return (await createPayment(request, undefined, signal)).quote;
    },
    enabled: canGrow,
    staleTime: 60_000,
    retry: false,
  });
  if (!canGrow)
    return (
      <Alert severity="info" action={<Plans label={t('seats.plans')} />}>
        {t('seats.full')}
      </Alert>
    );
  const { data } = quote;
  return (
    <Alert
      severity={quote.error ? 'warning' : 'info'}
      action={
        data && (
          <Button
            color="inherit"
            size="small"
            component={PrefetchLink}
            to={paths.checkout({ plan: planCode, interval, seats: wanted })}
          >
            {t('seats.add')}
          </Button>
        )
      }
    >
      {t('seats.full')}{' '}
      {data &&
        t(status === 'trialing' ? 'seats.oneMoreTrial' : 'seats.oneMore', {
          today: money(data.dueToday, data.currency),
        })}
      {quote.error && messageOf(quote.error)}
    </Alert>
  );
}

function Plans({ label }: { label: string }) {
  return (
    <Button color="inherit" size="small" component={PrefetchLink} to={paths.plans()}>
      {label}
    </Button>
  );
}

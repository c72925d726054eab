import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/problem.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { quoteQuery } from '../checkout/quote-query.ts';
import type { PlanChoice } from './plan-door.ts';

/** A larger plan: what it costs today to the cent and from the next date on, then the checkout. */
export function ChangePreview({ choice }: { choice: PlanChoice }) {
  const { t } = useTranslation(['billing', 'common']);
  const { date, exactMoney } = useFormats();
  const { planCode: plan, interval, seats } = choice;
  const query = useQuery(quoteQuery({ preview: true, ...choice }));
  const quote = query.data;
  // Without a price there is nothing to press but another try.
  if (query.error && !quote)
    return (
      <>
        <Button variant="contained" disabled fullWidth>
          {t('doors.change')}
        </Button>
        <Typography variant="caption" component="p" color="error" role="alert" sx={{ mt: 2 }}>
          {messageOf(query.error)}
        </Typography>
        <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
          {t('common:actions.retry')}
        </Button>
      </>
    );
  const next = quote?.nextInvoice;
  return (
    <>
      <Button
        variant="contained"
        fullWidth
        component={PrefetchLink}
        to={paths.checkout({ plan, interval, seats })}
        disabled={!quote}
      >
        {t('doors.change')}
      </Button>
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        aria-live="polite"
        sx={{ mt: 2, minHeight: { sm: '3em' } }}
      >
        {quote && t('doors.today', { amount: exactMoney(quote.dueToday, quote.currency) })}{' '}
        {next &&
          t('doors.next', {
            amount: exactMoney(next.amount, next.currency),
            date: date(next.date),
          })}
      </Typography>
    </>
  );
}

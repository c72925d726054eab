import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { InvoiceLines } from '../history/invoice-lines.tsx';
import { CheckoutCard } from './checkout-card.tsx';

export type OrderSummaryProps = {
  quote: Quote;
  plan: string;
  /** Below the sum: a coupon's field. */
  children?: ReactNode;
};

/** What is bought, line by line, what is due today, and what comes next. */
export function OrderSummary({ quote, plan, children }: OrderSummaryProps) {
  const { t } = useTranslation('billing');
  const { date, money, number } = useFormats();
  const { interval, seats, nextInvoice, carried, currency } = quote;
  const facts = [
    t(`plans.interval.${interval}`),
    seats > 0 && t('plans.seats.count', { count: seats, formatted: number(seats) }),
  ];
  const notes = [
    quote.endsTrial && t('checkout.endsTrial'),
    carried > 0 && t('checkout.carried', { amount: money(carried, currency) }),
    nextInvoice &&
      t('subscription.next', {
        amount: money(nextInvoice.amount, nextInvoice.currency),
        date: date(nextInvoice.date),
      }),
  ];
  return (
    <CheckoutCard title={t('checkout.order')}>
      <Typography sx={{ fontWeight: 500 }}>{plan}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 4 }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      <Box aria-live="polite">
        <InvoiceLines invoice={quote} dueLabel={t('checkout.dueToday')} />
        {notes.filter(Boolean).map((note) => (
          <Typography key={String(note)} variant="body2" color="textSecondary" sx={{ mt: 4 }}>
            {note}
          </Typography>
        ))}
      </Box>
      {children}
    </CheckoutCard>
  );
}

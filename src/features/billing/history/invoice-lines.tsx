import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Quote, Transaction } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';

export type InvoiceLinesProps = {
  invoice:
    | Pick<Transaction, InvoiceField>
    | Pick<Quote, InvoiceField | 'credit' | 'owed' | 'carried'>;
  /** Names the last sum, as in 'Due today'; else 'Total', or 'Charged' where that is another amount. */
  dueLabel?: string;
};
type InvoiceField = 'lines' | 'subtotal' | 'total' | 'currency';

/** What is charged line by line, and how it adds up. */
export function InvoiceLines({ invoice, dueLabel }: InvoiceLinesProps) {
  const { t } = useTranslation('billing');
  const { exactMoney, number } = useFormats();
  const { lines, subtotal, total, currency } = invoice;
  const { credit = 0, owed = 0, carried = 0 }: Partial<Quote> = invoice;
  const due = total - credit + owed - carried;
  const items = lines.filter(({ kind }) => kind !== 'discount' && kind !== 'tax');
  // Discount and tax come under the subtotal that they change, as on the receipt.
  const further = lines.filter(({ kind }) => kind === 'discount' || kind === 'tax');
  const sums = [
    { label: t('details.subtotal'), amount: subtotal, isShown: further.length > 0 },
    ...further.map(({ description, amount }) => ({ label: description, amount, isShown: true })),
    { label: t('details.total'), amount: total, isShown: due !== total },
    { label: t('details.credit'), amount: -credit, isShown: credit !== 0 },
    { label: t('details.owed'), amount: owed, isShown: owed !== 0 },
    { label: t('details.carried'), amount: -carried, isShown: carried !== 0 },
  ];
  return (
    <Box
      component="table"
      sx={{
        width: 1,
        borderCollapse: 'collapse',
        fontSize: '0.875rem',
        '& th, & td': { py: 2, textAlign: 'start', verticalAlign: 'top' },
        '& tr > :last-child': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: 4 },
        '& tbody tr': { borderTop: 1, borderColor: 'divider' },
        '& thead th': { fontWeight: 500, color: 'text.secondary' },
        '& tfoot th': { fontWeight: 400, color: 'text.secondary' },
        '& tfoot tr:first-of-type': { borderTop: 1, borderColor: 'divider' },
        '& tfoot tr:last-of-type > *': { fontWeight: 600, color: 'text.primary' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{t('details.line')}</th>
          <th scope="col">{t('details.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((line, index) => (
          <tr key={`${index} ${line.description}`}>
            <td>
              <bdi>{line.description}</bdi>
              {line.quantity > 1 && (
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {t('details.each', {
                    quantity: number(line.quantity),
                    price: exactMoney(line.unitAmount, currency),
                  })}
                </Box>
              )}
            </td>
            <td>{exactMoney(line.amount, currency)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums
          .filter(({ isShown }) => isShown)
          .map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row">
                <bdi>{label}</bdi>
              </th>
              <td>{exactMoney(amount, currency)}</td>
            </tr>
          ))}
        <tr>
          <th scope="row">{dueLabel ?? t(due === total ? 'details.total' : 'details.charged')}</th>
          <td>{exactMoney(due, currency)}</td>
        </tr>
      </tfoot>
    </Box>
  );
}

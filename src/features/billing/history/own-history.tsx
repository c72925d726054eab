import Button from '@mui/material/Button';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#src/components/query-error.tsx';
import { useListTransactions } from '#src/generated/api/billing/billing.ts';
import type { Transaction } from '#src/generated/api/endpoints.schemas.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { HistoryFilters, type HistoryFiltersProps } from './history-filters.tsx';
import { isNarrowed, toHistoryParams } from './history-query.ts';
import { HistoryTable } from './history-table.tsx';
import { HistoryTotals } from './history-totals.tsx';
import { NothingFound } from './nothing-found.tsx';
import { TransactionDialog } from './transaction-dialog.tsx';

/** What the person paid and got back: sums, filters, the grid, and one transaction to the last line. */
export function OwnHistory({ query, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation('billing');
  const [opened, setOpened] = useState<Transaction>();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useListTransactions(toHistoryParams(query), {
    query: { placeholderData: keepPreviousData },
  });
  const open = useCallback((transaction: Transaction) => {
    setOpened(transaction);
    setIsOpen(true);
  }, []);
  const page = answer.data;
  const hasAny = isNarrowed(query) || !page || page.total > 0;
  return (
    <>
      {hasAny && !(answer.error && !page) && <HistoryTotals totals={page?.totals} />}
      {hasAny && <HistoryFilters query={query} onChange={onChange} />}
      {answer.error && !page ? (
        <QueryError query={answer} />
      ) : (
        <HistoryTable
          query={query}
          page={page}
          loading={answer.isPending || answer.isPlaceholderData}
          onChange={onChange}
          onOpen={open}
          empty={
            isNarrowed(query) ? (
              <NothingFound onChange={onChange} />
            ) : (
              <EmptyState
                illustration="billing"
                title={t('history.empty')}
                text={t('history.emptyText')}
                action={
                  <Button variant="contained" component={PrefetchLink} to={paths.plans()}>
                    {t('history.plans')}
                  </Button>
                }
              />
            )
          }
        />
      )}
      <TransactionDialog transaction={opened} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

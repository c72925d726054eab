import Button from '@mui/material/Button';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { QueryError } from '#src/components/query-error.tsx';
import { queryClient } from '#src/api/query-client.ts';
import {
  prefetchListTransactionsQuery,
  useListTransactions,
} from '#src/generated/api/billing/billing.ts';
import type { Transaction } from '#src/generated/api/endpoints.schemas.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useListState } from '#src/lib/use-list-state.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { HistoryFilters } from '../history/history-filters.tsx';
import { historyState, isNarrowed, toHistoryParams } from '../history/history-query.ts';
import { HistoryTable } from '../history/history-table.tsx';
import { HistoryTotals } from '../history/history-totals.tsx';
import { TransactionDialog } from '../history/transaction-dialog.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const query = historyState.read(new URL(request.url).searchParams);
  void prefetchListTransactionsQuery(queryClient, toHistoryParams(query));
  return null;
}

export function Component() {
  const { t } = useTranslation('billing');
  const { state: query, show } = useListState(historyState);
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
      <PageHeader title={t('history.title')} text={t('history.text')} />
      {hasAny && !(answer.error && !page) && <HistoryTotals totals={page?.totals} />}
      {hasAny && <HistoryFilters query={query} onChange={show} />}
      {answer.error && !page ? (
        <QueryError query={answer} />
      ) : (
        <HistoryTable
          query={query}
          page={page}
          loading={answer.isPending || answer.isPlaceholderData}
          onChange={show}
          onOpen={open}
          empty={
            isNarrowed(query) ? (
              <EmptyState
                illustration="no-results"
                title={t('history.nothingFound')}
                text={t('history.nothingFoundText')}
                action={
                  <Button
                    variant="outlined"
                    onClick={() => show({ status: undefined, from: undefined, to: undefined })}
                  >
                    {t('history.clear')}
                  </Button>
                }
              />
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

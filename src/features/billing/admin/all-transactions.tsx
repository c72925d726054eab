import { useDeferredValue, useState } from 'react';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { useListAllTransactionsSuspense } from '#src/generated/api/billing/billing.ts';
import type { AdminTransaction } from '#src/generated/api/endpoints.schemas.ts';
import { HistoryFilters, type HistoryFiltersProps } from '../history/history-filters.tsx';
import { toAllParams } from '../history/history-query.ts';
import { AllTransactionsTable, type AllTransactionsTableProps } from './all-transactions-table.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** Everybody's transactions for administrators: find one, and pay it back. */
export function AllTransactions(props: HistoryFiltersProps) {
  const [refunded, setRefunded] = useState<AdminTransaction>();
  const table = { ...props, onRefund: setRefunded };
  return (
    <>
      <HistoryFilters {...props} />
      <QueryBoundary fallback={<AllTransactionsTable {...table} page={undefined} loading />}>
        <FoundTransactions {...table} />
      </QueryBoundary>
      {refunded && (
        <RefundDialog
          key={refunded.transaction.id}
          row={refunded}
          onClose={() => setRefunded(undefined)}
        />
      )}
    </>
  );
}

/** While the next page loads, the last one stays. */
function FoundTransactions(props: Omit<AllTransactionsTableProps, 'page' | 'loading'>) {
  const shown = useDeferredValue(props.query);
  const { data } = useListAllTransactionsSuspense(toAllParams(shown));
  return <AllTransactionsTable {...props} page={data} loading={shown !== props.query} />;
}

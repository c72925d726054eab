import { useCallback, useDeferredValue, useState } from 'react';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import {
  useListTransactions,
  useListTransactionsSuspense,
} from '#src/generated/api/billing/billing.ts';
import type { Transaction } from '#src/generated/api/endpoints.schemas.ts';
import { HistoryEmpty } from './history-empty.tsx';
import { HistoryFilters, type HistoryFiltersProps } from './history-filters.tsx';
import { isNarrowed, toHistoryParams } from './history-query.ts';
import { HistoryTable, type HistoryTableProps } from './history-table.tsx';
import { HistoryTotals } from './history-totals.tsx';
import { TransactionDialog } from './transaction-dialog.tsx';

/** What the person paid and got back: filters, sums, the grid, and one transaction to the last line. */
export function OwnHistory(props: HistoryFiltersProps) {
  const { query } = props;
  const [opened, setOpened] = useState<Transaction>();
  const [isOpen, setIsOpen] = useState(false);
  const onOpen = useCallback((transaction: Transaction) => {
    setOpened(transaction);
    setIsOpen(true);
  }, []);
  const { data } = useListTransactions(toHistoryParams(query));
  // Before the first payment there is nothing to filter.
  const hasFilters = isNarrowed(query) || data?.total !== 0;
  return (
    <>
      {hasFilters && <HistoryFilters {...props} />}
      <QueryBoundary
        fallback={
          <>
            <HistoryTotals totals={undefined} />
            <HistoryTable {...props} page={undefined} loading empty={null} onOpen={onOpen} />
          </>
        }
      >
        <FoundTransactions {...props} onOpen={onOpen} />
      </QueryBoundary>
      <TransactionDialog transaction={opened} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** While the next page loads, the last one stays. */
function FoundTransactions(props: HistoryFiltersProps & Pick<HistoryTableProps, 'onOpen'>) {
  const shown = useDeferredValue(props.query);
  const { data } = useListTransactionsSuspense(toHistoryParams(shown));
  return (
    <>
      {(isNarrowed(shown) || data.total > 0) && <HistoryTotals totals={data.totals} />}
      <HistoryTable
        {...props}
        page={data}
        loading={shown !== props.query}
        empty={<HistoryEmpty query={shown} onChange={props.onChange} />}
      />
    </>
  );
}

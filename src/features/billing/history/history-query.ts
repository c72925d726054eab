import {
  ListTransactionsSort,
  TransactionStatus,
  type ListTransactionsParams,
} from '#src/generated/api/endpoints.schemas.ts';
import { asked, choice, day, listState, optionalChoice, paging } from '#src/lib/list-state.ts';

/** What the billing history shows. Days are `YYYY-MM-DD`, in UTC. */
export type HistoryQuery = {
  status: TransactionStatus | undefined;
  from: string | undefined;
  to: string | undefined;
  sort: ListTransactionsSort;
  page: number;
  pageSize: number;
};

/** The billing history in the address; an end before its beginning is left out. */
export const historyState = listState<HistoryQuery>(
  {
    status: optionalChoice(TransactionStatus),
    from: day,
    to: day,
    sort: choice(ListTransactionsSort, '-createdAt'),
    ...paging,
  },
  ({ from, to, ...rest }) => ({ ...rest, from, to: from && to && to < from ? undefined : to }),
);

/** The query as the contract has it. */
export const toHistoryParams = (query: HistoryQuery): ListTransactionsParams => asked(query);

/** True when something narrows the list: an empty one then means 'nothing found'. */
export function isNarrowed({ status, from, to }: HistoryQuery): boolean {
  return Boolean(status ?? from ?? to);
}

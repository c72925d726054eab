import {
  ListTransactionsSort,
  TransactionStatus,
  type ListAllTransactionsParams,
  type ListTransactionsParams,
} from '#src/generated/api/endpoints.schemas.ts';
import {
  asked,
  choice,
  day,
  flag,
  listState,
  optionalChoice,
  paging,
  words,
} from '#src/lib/list-state.ts';

/** What the billing history shows. Days are `YYYY-MM-DD`, in UTC. */
export type HistoryQuery = {
  status: TransactionStatus | undefined;
  from: string | undefined;
  to: string | undefined;
  q: string;
  /** Everybody's, for administrators. */
  all: boolean;
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
    q: words,
    all: flag,
    sort: choice(ListTransactionsSort, '-createdAt'),
    ...paging,
  },
  ({ from, to, ...rest }) => ({ ...rest, from, to: from && to && to < from ? undefined : to }),
);

/** The query as the contract has it. */
export const toHistoryParams = ({ all: _all, ...query }: HistoryQuery): ListTransactionsParams =>
  asked(query);

/** Everybody's transactions as the contract has them: the newest first, always. */
export const toAllParams = ({
  all: _all,
  sort: _sort,
  ...query
}: HistoryQuery): ListAllTransactionsParams => asked(query);

/** True when something narrows the list: an empty one then means 'nothing found'. */
export function isNarrowed({ status, from, to, q }: HistoryQuery): boolean {
  return q !== '' || (status ?? from ?? to) !== undefined;
}

/** Lets everything through again. */
export const UNNARROWED = { status: undefined, from: undefined, to: undefined, q: '' } as const;

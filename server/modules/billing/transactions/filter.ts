import { DAY_MS } from '#core/time.ts';
import { searchWords } from '#core/text/fold.ts';
import { problemsOf, type QueryOf } from '#server/contract.ts';
import type { TransactionFilter } from './repository.ts';

const { invalid } = problemsOf<'listTransactions'>();

/** What every list of transactions is narrowed by. Days are UTC and both count. */
type FilterQuery = Pick<QueryOf<'listTransactions'>, 'status' | 'from' | 'to' | 'q'>;

/** Status and span of a query. @throws ProblemError 422 `before_from`. */
export function readSpan({
  status,
  from,
  to,
}: FilterQuery): Pick<TransactionFilter, 'status' | 'from' | 'before'> {
  if (from && to && to < from) throw invalid([beforeFrom]);
  return {
    ...(status && { status }),
    ...(from && { from: dayStart(from) }),
    ...(to && { before: new Date(dayStart(to).getTime() + DAY_MS) }),
  };
}

/** The filter of one account's list. @throws ProblemError 422 `before_from`. */
export function filterOf(ownerId: string, query: FilterQuery): TransactionFilter {
  return { ownerId, words: searchWords(query.q), ...readSpan(query) };
}

/** Midnight UTC of a day; years that no database knows are moved to where nothing ever happened. */
function dayStart(day: string): Date {
  const [year = '0'] = day.split('-');
  if (Number(year) < 1970) return new Date(0);
  return new Date(`${Number(year) > 9000 ? '9000-01-01' : day}T00:00:00Z`);
}

const beforeFrom = { field: 'to', code: 'before_from', text: 'billing:fields.beforeFrom' } as const;

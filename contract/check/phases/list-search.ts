import type { Operation, ParameterObject } from '#contract/document/document.ts';
import { partOf } from '../good-request.ts';
import type { Base, Run } from '../run.ts';
import { fieldOf, readList, type Row } from './list-reading.ts';

const SEARCHES = ['q', 'query', 'search', 'filter[search]', 'keyword', 'keywords', 'term'];
/** A word that no row has. */
export const NONSENSE = 'qzxvkwjyqz';
/** Texts of a row that are searched for. */
const MOST_TEXTS = 4;

export const isSearch = ({ name }: ParameterObject): boolean => SEARCHES.includes(name);

/** A search for what no row holds does not give all rows, and one for the words of a row gives something. */
export async function checkSearch(
  run: Run,
  operation: Operation,
  base: Base,
  { parameter, rows }: { parameter: ParameterObject; rows: readonly Row[] },
): Promise<void> {
  const { name } = parameter;
  const part = partOf(run, operation, parameter);
  const takes = (value: string) => run.checker.mismatch(part.pointer, value) === undefined;
  const search = (value: string) => readList(run, operation, base, { [name]: value });
  if (takes(NONSENSE)) {
    const all = await readList(run, operation, base, {});
    const { list, report } = await search(NONSENSE);
    const isAll = list && all.list && sameRows(list.rows, all.list.rows);
    if (isAll && list.rows.length > 0)
      report('filter-broken', `For ${name} ${NONSENSE}, which no item has, all items come.`);
  }
  let last: Awaited<ReturnType<typeof search>> | undefined;
  const [words = []] = rows
    .map((row) => wordsIn(run, operation, base, row).filter(takes))
    .filter(({ length }) => length > 0);
  for (const word of words) {
    last = await search(word);
    if (!last.list || last.list.rows.length > 0) return;
  }
  last?.report('filter-broken', `For no word of an item anything comes by ${name}.`);
}

const sameRows = (a: readonly Row[], b: readonly Row[]) =>
  JSON.stringify(a.map(({ id }) => id ?? null)) === JSON.stringify(b.map(({ id }) => id ?? null)) &&
  a.length === b.length;

/** A word of each text of a row that a person would search for, in a script that has no marks to leave out. */
function wordsIn(run: Run, operation: Operation, base: Base, row: Row): string[] {
  return Object.entries(row)
    .flatMap(([field, value]) => {
      const { format, enum: listed } = fieldOf(run, operation, base, field) ?? {};
      if (typeof value !== 'string' || listed !== undefined) return [];
      if (format !== undefined && format !== 'email') return [];
      const [word] = value.match(/\p{L}{3,}/gu) ?? [];
      return word !== undefined && /[A-Za-z]/.test(word) ? [word] : [];
    })
    .slice(0, MOST_TEXTS);
}

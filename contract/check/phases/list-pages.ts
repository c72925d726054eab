import type { Operation } from '#contract/document/document.ts';
import type { Base, Run } from '../run.ts';
import { keywordsOf, largestPage, pagingOf, readList, type Row } from './list-reading.ts';

/** Pages that a list is gone through in; longer ones are gone through in part. */
const MOST_PAGES = 5;

/** Pages of one, all pages one after another, and what lies behind the last one. */
export async function checkPages(run: Run, operation: Operation, base: Base): Promise<void> {
  const { size, page, offset, cursor } = pagingOf(operation);
  if (!size) return;
  await checkFirst(run, operation, base, size.name);
  const largest = largestPage(run, operation);
  const whole = await readList(run, operation, base, largest);
  if (!whole.list) return;
  const { rows } = whole.list;
  const most = Number(largest[size.name]);
  const said = (whole.body as Row)[size.name];
  // Where the contract names no bound, a server may have a smaller one of its own.
  const isBound = typeof keywordsOf(run, operation, size)['maximum'] === 'number';
  if (isBound && typeof said === 'number' && said !== most)
    whole.report('page-broken', `${size.name} was ${most} and the answer says ${said}.`);
  const walk = page || offset || cursor ? walkOf(run, operation, base) : undefined;
  if (walk && rows.length <= most) {
    const small = Math.max(1, Math.ceil(rows.length / MOST_PAGES));
    await compare(run, operation, base, { whole: rows, isWhole: rows.length < most, small, walk });
  }
  const { total } = whole.list;
  if (total !== undefined) await checkTotal(run, operation, base, { rows, total, most });
}

/** A page of one item. */
async function checkFirst(run: Run, operation: Operation, base: Base, size: string) {
  const { list, body, report } = await readList(run, operation, base, { [size]: '1' });
  if (!list) return;
  const { rows, total } = list;
  if (rows.length > 1) report('page-broken', `A page of 1 has ${rows.length} items.`);
  if (total !== undefined && total > 0 && rows.length === 0)
    report('page-broken', `The total is ${total} and the first page of 1 is empty.`);
  const said = (body as Row)[size];
  if (typeof said === 'number' && said !== 1)
    report('page-broken', `${size} was 1 and the answer says ${said}.`);
}

/** Reads one page after another. */
type Walk = (at: number, small: number, before: Page | undefined) => Promise<Page | undefined>;
type Page = Awaited<ReturnType<typeof readList>>;

function walkOf(run: Run, operation: Operation, base: Base): Walk {
  const { size, page, offset, cursor } = pagingOf(operation);
  const read = (small: number, query: Record<string, string>) =>
    readList(run, operation, base, { [size?.name ?? '']: String(small), ...query });
  if (page) {
    const { minimum, default: first = minimum } = keywordsOf(run, operation, page);
    const from = first === 0 ? 0 : 1;
    return (at, small) => read(small, at === 0 ? {} : { [page.name]: String(from + at) });
  }
  if (offset)
    return (at, small) => read(small, at === 0 ? {} : { [offset.name]: String(at * small) });
  return async (at, small, before) => {
    if (at === 0) return read(small, {});
    const next = before?.next ?? lastId(before, cursor?.name);
    return cursor && next !== undefined
      ? read(small, { [cursor.name]: cursorIn(next, cursor.name) })
      : undefined;
  };
}

/** Some cursors are the id of the last item that was seen. */
function lastId(before: Page | undefined, name: string | undefined): string | undefined {
  const id = before?.list?.rows.at(-1)?.['id'];
  return name === 'starting_after' && typeof id === 'string' ? id : undefined;
}

/** A cursor, which may be given as the address of the next page. */
const cursorIn = (next: string, name: string): string =>
  URL.parse(next, 'http://server')?.searchParams.get(name) ?? next;

type Comparison = { whole: readonly Row[]; isWhole: boolean; small: number; walk: Walk };

/** Page by page comes what comes at once: nothing twice, nothing left out. */
async function compare(
  run: Run,
  operation: Operation,
  base: Base,
  { whole, isWhole, small, walk }: Comparison,
): Promise<void> {
  const expected = whole.map(keyOf);
  const seen = new Map<string, number>();
  let before: Page | undefined;
  for (let at = 0; at <= MOST_PAGES; at += 1) {
    const now = await walk(at, small, before);
    if (!now?.list) return;
    const { rows } = now.list;
    // A server may have a least size of its own, or a most.
    if (at === 0 && rows.length !== Math.min(small, whole.length)) return;
    const faults: string[] = [];
    for (const key of rows.map(keyOf)) {
      const earlier = seen.get(key);
      if (earlier !== undefined)
        faults.push(`Page ${at + 1} of ${small} repeats an item of page ${earlier + 1}.`);
      seen.set(key, at);
    }
    const missing = expected.slice(at * small, (at + 1) * small).filter((key) => !seen.has(key));
    if (missing.length > 0)
      faults.push(`Page ${at + 1} of ${small} leaves out ${missing.length} items of the list.`);
    if (isWhole && at * small >= whole.length && rows.length > 0)
      faults.push(`Page ${at + 1} of ${small} has items, though the list has ${whole.length}.`);
    const [fault] = faults;
    if (fault !== undefined) {
      if (await isUnchanged(run, operation, base, expected)) now.report('page-broken', fault);
      return;
    }
    if (rows.length === 0) return;
    before = now;
  }
}

/** Whether a list is as it was; otherwise its pages may differ from it. */
async function isUnchanged(run: Run, operation: Operation, base: Base, keys: readonly string[]) {
  const again = await readList(run, operation, base, largestPage(run, operation));
  return again.list?.rows.map(keyOf).join('\n') === keys.join('\n');
}

/** What tells an item from others: its id, or all of it. */
const keyOf = (row: Row): string => {
  const id = row?.['id'];
  return typeof id === 'string' || typeof id === 'number' ? String(id) : JSON.stringify(row);
};

/** The total is the number of items: the last page has the rest, and nothing lies behind it. */
async function checkTotal(
  run: Run,
  operation: Operation,
  base: Base,
  { rows, total, most }: { rows: readonly Row[]; total: number; most: number },
): Promise<void> {
  const { page, offset } = pagingOf(operation);
  const pages = Math.max(1, Math.ceil(total / most));
  const expected = total - (pages - 1) * most;
  const query = (at: number): Record<string, string> | undefined => {
    if (at === 0) return {};
    const first = page && keywordsOf(run, operation, page);
    const from = (first?.['default'] ?? first?.['minimum']) === 0 ? 0 : 1;
    if (page) return { [page.name]: String(from + at) };
    return offset && { [offset.name]: String(at * most) };
  };
  // A server that gives fewer than were asked for says nothing by the length of a page.
  if (pages > 1 && rows.length !== most) return;
  const pageAt = async (at: number) => {
    const own = query(at);
    return own && readList(run, operation, base, { ...largestPage(run, operation), ...own });
  };
  const last = await pageAt(pages - 1);
  if (!last?.list || last.list.total !== total) {
    if (last?.list?.total !== undefined && pages > 1)
      last.report(
        'page-broken',
        `The total is ${total} on the first page and ${last.list.total} on page ${pages}.`,
      );
    return;
  }
  const has = last.list.rows.length;
  if (has !== expected)
    last.report(
      'page-broken',
      `The total is ${total}, and the list has ${(pages - 1) * most + has}.`,
    );
  else if (has === most) {
    const beyond = await pageAt(pages);
    if (beyond?.list && beyond.list.rows.length > 0)
      beyond.report('page-broken', `The total is ${total}, and the list goes on behind it.`);
  }
}

import type { Operation } from '#contract/document/document.ts';
import type { Base, Run } from '../run.ts';
import { refusesTheContract } from '../refusals.ts';
import { keywordsOf, largestPage, pagingOf, readList, type Row } from './list-reading.ts';

/** Fewer rows come in another order by chance. */
const LEAST_ROWS = 4;
/** A page behind every list that a run makes. */
const FAR = 5_000;

/** What a list says of its own page: the documented default, what was asked for, and the same order each time. */
export async function checkEchoes(run: Run, operation: Operation, base: Base): Promise<void> {
  await checkDefaultSize(run, operation, base);
  await checkBehindTheEnd(run, operation, base);
  await checkStableOrder(run, operation, base);
}

/** Where nothing is asked, a page has the documented default size. */
async function checkDefaultSize(run: Run, operation: Operation, base: Base): Promise<void> {
  const { size } = pagingOf(operation);
  const usual = size && keywordsOf(run, operation, size)['default'];
  const isAsked = size && new URLSearchParams(base.request.path.split('?')[1]).has(size.name);
  if (!size || isAsked || typeof usual !== 'number') return;
  const { list, body, report } = await readList(run, operation, base, {});
  if (!list) return;
  const said = (body as Row)[size.name];
  if (typeof said === 'number' && said !== usual)
    report(
      'page-broken',
      `${size.name} is ${usual} where nothing is asked, and the answer says ${said}.`,
    );
  else if (list.rows.length > usual)
    report(
      'page-broken',
      `${size.name} is ${usual} where nothing is asked, and the first page has ${list.rows.length} items.`,
    );
  else if (run.isExact && list.rows.length < Math.min(usual, list.total ?? 0))
    report('page-broken', `The first page has ${list.rows.length} of ${list.total} items.`);
}

/** A page behind the last one is empty, says its own number, and is not refused where its schema takes it. */
async function checkBehindTheEnd(run: Run, operation: Operation, base: Base): Promise<void> {
  const { page } = pagingOf(operation);
  if (!page) return;
  const { maximum } = keywordsOf(run, operation, page);
  const far = Math.min(FAR, typeof maximum === 'number' ? maximum : FAR);
  const { list, body, report, exchange } = await readList(run, operation, base, {
    [page.name]: String(far),
  });
  if (exchange && refusesTheContract(run, operation, exchange))
    report(
      'valid-refused',
      `Page ${far} fits the contract and is refused with ${exchange.status}.`,
    );
  const said = (body as Row | undefined)?.[page.name];
  if (list && typeof said === 'number' && said !== far)
    report('page-broken', `${page.name} was ${far} and the answer says ${said}.`);
}

/** Pages hold together only where the list comes in the same order each time. */
async function checkStableOrder(run: Run, operation: Operation, base: Base): Promise<void> {
  if (!pagingOf(operation).size) return;
  const readings = [];
  for (let at = 0; at < 3; at += 1)
    readings.push(await readList(run, operation, base, largestPage(run, operation)));
  const orders = readings.map(({ list }) => (list?.rows ?? []).map((row) => String(row?.['id'])));
  const [first = [], second = [], third = []] = orders;
  if (first.length < LEAST_ROWS || new Set(first).size < first.length) return;
  const isSameSet = orders.every((one) => one.toSorted().join() === first.toSorted().join());
  const isMoved = first.join() !== second.join() && second.join() !== third.join();
  if (isSameSet && isMoved)
    readings
      .at(-1)
      ?.report(
        'page-broken',
        'The same items come in another order each time, so pages cannot hold.',
      );
}

import type { Operation } from '#contract/document/document.ts';
import { jsonOf } from '../client.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { eachOf } from './each.ts';
import { checkEchoes } from './list-echoes.ts';
import { checkFilters } from './list-filters.ts';
import { checkOrder } from './list-order.ts';
import { checkPages } from './list-pages.ts';
import { listOf } from './list-reading.ts';

/** Fewer rows show neither pages nor an order. */
const ENOUGH = 3;

const rowsOf = (base: Base | undefined): number | undefined =>
  isGood(base?.exchange) ? listOf(jsonOf(base.exchange))?.rows.length : undefined;

/** Lists that were short and that what came since has filled. */
export async function checkFilledLists(run: Run): Promise<void> {
  await eachOf(run.operations, async (operation) => {
    const base = run.bases.get(operation.id);
    const had = run.shortLists.get(operation.id);
    if (!base || had === undefined) return;
    const exchange = await run.ask(operation, base.request, 'the list at the end');
    const now = exchange && { ...base, exchange };
    if (!now || (rowsOf(now) ?? 0) <= had) return;
    await checkList(run, operation, now);
  });
}

/** Lists: pages that hold, orders that were asked for, filters and searches that let nothing else through. */
export async function checkLists(run: Run): Promise<void> {
  await eachOf(run.operations, async (operation) => {
    const base = run.bases.get(operation.id);
    const rows = rowsOf(base);
    if (rows !== undefined && rows < ENOUGH) run.shortLists.set(operation.id, rows);
    const isList =
      operation.method === 'get' && isGood(base?.exchange) && listOf(jsonOf(base.exchange));
    if (!base || !isList) return;
    await checkList(run, operation, base);
  });
}

async function checkList(run: Run, operation: Operation, base: Base): Promise<void> {
  await checkPages(run, operation, base);
  await checkEchoes(run, operation, base);
  await checkOrder(run, operation, base);
  await checkFilters(run, operation, base);
}

import { jsonOf } from '../client.ts';
import { isGood, type Run } from '../run.ts';
import { eachOf } from './each.ts';
import { checkFilters } from './list-filters.ts';
import { checkOrder } from './list-order.ts';
import { checkPages } from './list-pages.ts';
import { listOf } from './list-reading.ts';

/** Lists: pages that hold, orders that were asked for, filters and searches that let nothing else through. */
export async function checkLists(run: Run): Promise<void> {
  await eachOf(run.operations, async (operation) => {
    const base = run.bases.get(operation.id);
    const isList =
      operation.method === 'get' && isGood(base?.exchange) && listOf(jsonOf(base.exchange));
    if (!base || !isList) return;
    await checkPages(run, operation, base);
    await checkOrder(run, operation, base);
    await checkFilters(run, operation, base);
  });
}

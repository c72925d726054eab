import type { Operation } from '#contract/document/document.ts';
import { jsonOf, type Exchange, type SentRequest } from '../client.ts';
import { requestOf } from '../good-request.ts';
import { COMMON_NAME } from '../pool.ts';
import { isGood, type Run } from '../run.ts';
import { listOf } from './list-reading.ts';

/** A request that shows a thing: its own address, or a list that holds it. */
export type Sight = { operation: Operation; request: SentRequest; isList: boolean };

/** Whether an answer holds an id as the id of a row, or anywhere. */
const holds = (exchange: Exchange, id: string) =>
  JSON.stringify(jsonOf(exchange) ?? null).includes(JSON.stringify(id));

/** Whether a thing is seen; undefined where the answer is neither a success nor 404 or 410. */
export async function isSeen(
  run: Run,
  { operation, request, isList }: Sight,
  id: string,
  situation: string,
): Promise<{ seen: boolean | undefined; exchange: Exchange | undefined }> {
  const exchange = await run.ask(operation, request, situation);
  const status = exchange?.status ?? 0;
  const isGone = !isList && (status === 404 || status === 410);
  if (isGood(exchange)) return { seen: !isList || holds(exchange, id), exchange };
  return { seen: isGone ? false : undefined, exchange };
}

/** Addresses below which a path parameter names the thing at `path`, and lists that held things of its kind. */
export function sightsOf(run: Run, name: string, id: string, path: string): Sight[] {
  const [collection = ''] = path.split(`/{${name}}`);
  const known = run.pool.valuesOf(name);
  const isNear = (near: Operation) =>
    !COMMON_NAME.test(name) || near.path === collection || near.path.startsWith(`${collection}/`);
  return run.operations
    .filter((one) => one.method === 'get' && isNear(one))
    .flatMap((operation): Sight[] => {
      if (operation.path.includes(`{${name}}`)) {
        const given = { path: { [name]: id } };
        const request = requestOf(run, operation, { body: undefined, given });
        return [{ operation, request, isList: false }];
      }
      const exchange = run.bases.get(operation.id)?.exchange;
      if (operation.path.includes('{') || !isGood(exchange) || !listOf(jsonOf(exchange))) return [];
      const isOfKind = known.some(({ value }) => holds(exchange, value));
      return isOfKind ? [{ operation, request: exchange.request, isList: true }] : [];
    });
}

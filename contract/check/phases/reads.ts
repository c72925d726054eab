import type { Operation } from '#contract/document/document.ts';
import { jsonOf, type Exchange } from '../client.ts';
import { requestOf } from '../good-request.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { entitiesOf } from './entities.ts';
import { viewOf } from './change-views.ts';

type Read = { operation: Operation; body: unknown };

/** What a read of the one thing that a write made or changed says now; undefined where none shows it. */
export async function readOf(
  run: Run,
  operation: Operation,
  base: Base,
  exchange: Exchange,
): Promise<Read | undefined> {
  const [id] = [...entitiesOf(jsonOf(exchange)).keys()];
  const reader = id === undefined ? undefined : readerOf(run, id);
  const request =
    reader && id !== undefined
      ? requestOf(run, reader.operation, {
          body: undefined,
          given: { path: { [reader.name]: id } },
        })
      : undefined;
  if (reader && request) {
    const answer = await run.ask(reader.operation, request, 'what a write left');
    return isGood(answer) ? { operation: reader.operation, body: jsonOf(answer) } : undefined;
  }
  const body = base.body as Record<string, unknown>;
  const view = await viewOf(run, operation, base, body);
  const answer = view && (await run.ask(view.reader, view.request, 'what a write left'));
  return view && isGood(answer) ? { operation: view.reader, body: jsonOf(answer) } : undefined;
}

/** The operation that reads what has an id, by the ids that its path took before. */
export function readerOf(run: Run, id: string): { operation: Operation; name: string } | undefined {
  for (const operation of run.operations) {
    const names = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
    const [name] = names;
    if (operation.method !== 'get' || names.length !== 1 || name === undefined) continue;
    if (!operation.path.endsWith(`{${name}}`)) continue;
    if (run.pool.valuesOf(name, operation.path).some(({ value }) => value === id))
      return { operation, name };
  }
  return undefined;
}

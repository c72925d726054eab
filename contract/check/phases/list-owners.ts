import type { Operation } from '#contract/document/document.ts';
import { jsonOf, type Exchange, type SentRequest } from '../client.ts';
import { credentialsOf, requestOf, withoutCredentials } from '../good-request.ts';
import { isGood, type Run } from '../run.ts';
import { eachOf } from './each.ts';
import { listOf, type Row } from './list-reading.ts';
import { readerOf } from './reads.ts';

/** Shorter ids may be counted for each person. */
const LEAST = 8;

/** A list of one person holds nothing that another one has made, where it is known to be kept from others. */
export async function checkListOwners(run: Run, isKept: (name: string) => boolean): Promise<void> {
  if (!run.actors.other || !run.actors.owner) return;
  const made = run.pool
    .names()
    .flatMap((name) =>
      isKept(name)
        ? run.pool
            .valuesOf(name)
            .flatMap(({ value, isCreated }) =>
              isCreated && value.length >= LEAST ? [{ name, value }] : [],
            )
        : [],
    );
  await eachOf(run.operations, async (operation) => {
    const exchange = run.bases.get(operation.id)?.exchange;
    if (operation.method !== 'get' || operation.path.includes('{') || !isGood(exchange)) return;
    if (run.shapes.get(operation.id)?.secured !== true) return;
    // A list of their kind: it shows some of them to the person who made them.
    const shown = idsOf(exchange);
    if (!made.some(({ value }) => shown.has(value))) return;
    const request = asOther(run, operation, exchange.request);
    const situation = "another person's list";
    const answer = await run.ask(operation, request, situation);
    if (!isGood(answer)) return;
    const ids = idsOf(answer);
    const stray =
      made.find(({ value }) => ids.has(value)) ?? (await unreadable(run, shown, ids, request));
    if (!stray) return;
    run.report({
      check: 'foreign-access',
      operation,
      situation,
      text: `The list of a person who did not make it holds ${stray.name} ${stray.value}.`,
      request,
      exchange: answer,
    });
  });
}

/** Rows that are read in turn. */
const MOST_ROWS = 3;

/** What both persons' lists hold, and the other one may not read. */
async function unreadable(
  run: Run,
  shown: ReadonlySet<string>,
  ids: ReadonlySet<string>,
  { headers }: SentRequest,
): Promise<{ name: string; value: string } | undefined> {
  for (const value of [...ids].filter((id) => shown.has(id)).slice(0, MOST_ROWS)) {
    const reader = readerOf(run, value);
    if (!reader) continue;
    const { operation, name } = reader;
    const own = requestOf(run, operation, { body: undefined, given: { path: { [name]: value } } });
    const request = { ...own, headers: { ...own.headers, ...headers } };
    const exchange = await run.ask(operation, request, 'what a list of another person shows');
    if (exchange?.status === 403 || exchange?.status === 404) return { name, value };
  }
  return undefined;
}

function asOther(run: Run, operation: Operation, request: SentRequest): SentRequest {
  const { headers } = withoutCredentials(run, request);
  return { ...request, headers: { ...headers, ...credentialsOf(run, operation, 'other') } };
}

const idsOf = (exchange: Exchange): Set<string> =>
  new Set(
    (listOf(jsonOf(exchange))?.rows ?? []).flatMap((row: Row | null) => {
      const id = row?.['id'];
      return typeof id === 'string' || typeof id === 'number' ? [String(id)] : [];
    }),
  );

import type { Operation } from '#contract/document/document.ts';
import { jsonOf, type Exchange, type SentRequest } from '../client.ts';
import { goodRequests, requestOf } from '../good-request.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { eachOf } from './each.ts';
import { idPlacesOf } from './id-places.ts';

const UNKNOWN_ID = '01930c1e-5a00-7000-8000-00000000dead';
const SAFE = new Set(['get', 'head']);
/** Shorter ids may be counted below each parent. */
const LEAST = 8;

/** Ids of the owner's things, and what is known of their being kept from others. */
export type Kept = (name: string) => boolean;

/** Another person names the owner's things wherever an operation takes an id: in paths, queries and bodies. */
export async function checkForeignIds(run: Run): Promise<Kept> {
  const refused = new Set<string>();
  const isKept: Kept = (name) => run.adapter.isPrivate === true || refused.has(name);
  if (!run.actors.other || !run.actors.owner) return isKept;
  await makeOthers(run);
  const secured = run.operations.filter(({ id }) => run.shapes.get(id)?.secured === true);
  await eachOf(secured, async (operation) => {
    const base = run.bases.get(operation.id);
    if (!base) return;
    for (const { name, path } of pathsOf(run, operation)) {
      const exchange = await inPath(run, operation, base, { name, path });
      const isHidden = [403, 404].includes(exchange?.status ?? 0);
      if (SAFE.has(operation.method) && isHidden) refused.add(name);
    }
  });
  await eachOf(secured, async (operation) => {
    for (const place of idPlacesOf(run, operation))
      if (isKept(place.name)) await inInput(run, operation, place);
  });
  return isKept;
}

/** The other person makes things too, in which those of the owner are looked for. */
async function makeOthers(run: Run): Promise<void> {
  const makers = new Set(
    run.pool.names().flatMap((name) => run.pool.valuesOf(name).map(({ by }) => by)),
  );
  for (const operation of run.operations) {
    const isFree = (run.adapter.cost?.(operation.id) ?? 'free') === 'free';
    if (operation.method !== 'post' || !makers.has(operation.id) || !isFree) continue;
    const given = await run.adapter.examples?.(operation.id);
    const [base] = given === undefined ? await goodRequests(run, operation) : [];
    if (!base) continue;
    const request = requestOf(run, operation, { body: base.body, actor: 'other' });
    await run.ask(operation, request, "another person's creation");
  }
}

type ForeignPath = { name: string; path: Record<string, string> };

/** Paths with the owner's ids: all of them, and each one below what is the other person's own. */
function pathsOf(run: Run, operation: Operation): ForeignPath[] {
  const names = operation.parameters.flatMap((one) => (one.in === 'path' ? [one.name] : []));
  const own = (name: string) =>
    run.pool.valuesOf(name, operation.path).find(({ isCreated }) => isCreated)?.value;
  const others = (name: string) => run.otherPool.valuesOf(name, operation.path)[0]?.value;
  const first = names.find((name) => own(name) !== undefined);
  if (first === undefined) return [];
  const further = names.flatMap((name): ForeignPath[] => {
    const value = own(name);
    const rest = names.filter((one) => one !== name).map((one) => [one, others(one)] as const);
    if (rest.length === 0 || value === undefined || value.length < LEAST) return [];
    if (rest.some(([, parent]) => parent === undefined)) return [];
    return [{ name, path: { ...Object.fromEntries(rest), [name]: value } as ForeignPath['path'] }];
  });
  return [{ name: first, path: { [first]: own(first) ?? '' } }, ...further];
}

async function inPath(
  run: Run,
  operation: Operation,
  base: Base,
  { name, path }: ForeignPath,
): Promise<Exchange | undefined> {
  const isReading = SAFE.has(operation.method);
  const at = (id: string) =>
    requestOf(run, operation, {
      body: base.body,
      given: { path: { ...path, [name]: id } },
      actor: 'other',
    });
  const id = path[name] ?? '';
  const foreign = at(id);
  const situation = "another person's id";
  const exchange = await run.ask(operation, foreign, situation);
  if (!exchange) return undefined;
  // Where nothing is said to be private, only a change by a stranger deserves a finding.
  if (isGood(exchange) && (run.adapter.isPrivate === true || !isReading))
    run.report({
      check: 'foreign-access',
      operation,
      situation,
      text: `A person who did not make it ${isReading ? 'reads' : 'changes'} ${name} ${id} (${exchange.status}).`,
      request: foreign,
      exchange,
    });
  if (!isGood(exchange)) await compareWithUnknown(run, operation, exchange, at(unknownLike(id)));
  return exchange;
}

/** An owner's id in a body or query: reported where another person may use it, and an unknown id is refused. */
async function inInput(
  run: Run,
  operation: Operation,
  { name, at, value, request }: ReturnType<typeof idPlacesOf>[number],
): Promise<void> {
  const situation = `another person's id as ${at}`;
  const foreign = request(value);
  const unknown = request(unknownLike(value));
  if (!foreign || !unknown) return;
  const exchange = await run.ask(operation, foreign, situation);
  if (!exchange) return;
  if (!isGood(exchange)) {
    const isCheap = run.adapter.cost?.(operation.id) !== 'money';
    if (isCheap) await compareWithUnknown(run, operation, exchange, unknown);
    return;
  }
  const other = await run.ask(operation, unknown, 'an id that nobody has');
  const status = other?.status ?? 500;
  if (isGood(other) || status === 429 || status >= 500) return;
  run.report({
    check: 'foreign-access',
    operation,
    situation,
    text: `A person who did not make it uses ${name} ${value} as ${at} (${exchange.status}).`,
    request: foreign,
    exchange,
  });
}

async function compareWithUnknown(
  run: Run,
  operation: Operation,
  refused: Exchange,
  request: SentRequest,
): Promise<void> {
  const situation = 'an id that nobody has';
  const exchange = await run.ask(operation, request, situation);
  if (!exchange || exchange.status >= 500 || [refused.status, exchange.status].includes(429))
    return;
  if (exchange.status === refused.status && codeOf(exchange) === codeOf(refused)) return;
  run.report({
    check: 'existence-leaked',
    operation,
    situation,
    text: `Another person's id is refused with ${refused.status} and one that nobody has with ${exchange.status}.`,
    request: refused.request,
    exchange: refused,
  });
}

const codeOf = (exchange: Exchange) => (jsonOf(exchange) as { code?: string } | undefined)?.code;

/** An id of the same form that names nothing. */
export const unknownLike = (value: string): string => {
  if (/^[\da-f]{8}-/i.test(value)) return UNKNOWN_ID;
  return /^\d+$/.test(value) ? '987654321' : `${value.slice(0, -3)}zzz`;
};

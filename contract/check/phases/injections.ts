import type { Operation, ParameterObject } from '#contract/document/document.ts';
import { jsonOf, textOf, type Exchange } from '../client.ts';
import { bodyPart, partOf, requestOf } from '../good-request.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { flatten, typesOf, type Part } from '../samples/schema-parts.ts';
import { eachOf } from './each.ts';
import { listOf } from './list-reading.ts';

/** A word that nothing holds, and the same as a piece of SQL that is true of everything. */
const NOTHING = 'zzqx7';
const EVERYTHING = `${NOTHING}' OR '1'='1`;
const MARKUP = '<script>alert(7)</script>';
/** Fields of a body that are tried; sign-in forms have few. */
const MAX_FIELDS = 3;

/** Input that becomes part of a statement or of a page: in queries, paths and bodies. */
export async function checkInjections(run: Run): Promise<void> {
  await eachOf(run.operations, async (operation) => {
    const base = run.bases.get(operation.id);
    if (!base) return;
    if (operation.method === 'get') await injectQueries(run, operation, base);
    if (operation.method === 'get') await injectPath(run, operation, base);
    if (run.shapes.get(operation.id)?.secured === false) await injectBody(run, operation, base);
    await injectMarkup(run, operation, base);
  });
}

/** Whether any text will do: neither a list of values nor another type. */
function isText(run: Run, part: Part): boolean {
  const flat = flatten(run.document, part, undefined, run.checker.mismatch);
  const types = typesOf(flat);
  return (types.length === 0 || types.includes('string')) && !Array.isArray(flat.keywords['enum']);
}

const textQueries = (run: Run, operation: Operation): ParameterObject[] =>
  operation.parameters.filter(
    (one) => one.in === 'query' && isText(run, partOf(run, operation, one)),
  );

function withQuery({ request }: Base, values: Record<string, string>): Base['request'] {
  const [path = '', text = ''] = request.path.split('?');
  const query = new URLSearchParams(text);
  for (const [name, value] of Object.entries(values)) query.set(name, value);
  return { ...request, path: `${path}?${query.toString()}` };
}

/** How much came: rows of a list, lines of a text. */
function sizeOf(exchange: Exchange): number {
  const list = listOf(jsonOf(exchange));
  return list ? list.rows.length : textOf(exchange).trim().split('\n').length;
}

async function injectQueries(run: Run, operation: Operation, base: Base): Promise<void> {
  if (!isGood(base.exchange)) return;
  for (const { name } of textQueries(run, operation)) {
    const none = await run.ask(
      operation,
      withQuery(base, { [name]: NOTHING }),
      `?${name}=${NOTHING}`,
    );
    const situation = `SQL in ?${name}`;
    const request = withQuery(base, { [name]: EVERYTHING });
    const all = isGood(none) ? await run.ask(operation, request, situation) : undefined;
    if (!isGood(none) || !isGood(all) || sizeOf(all) <= sizeOf(none)) continue;
    // What other requests made meanwhile is found by both.
    const again = await run.ask(
      operation,
      withQuery(base, { [name]: NOTHING }),
      `?${name}=${NOTHING} again`,
    );
    if (isGood(again) && sizeOf(again) >= sizeOf(all)) continue;
    run.report({
      check: 'injection',
      operation,
      situation,
      text: `?${name}=${NOTHING} finds ${sizeOf(none)} and ?${name}=${EVERYTHING} finds ${sizeOf(all)}.`,
      request,
      exchange: all,
    });
  }
}

async function injectPath(run: Run, operation: Operation, { body }: Base): Promise<void> {
  const [parameter] = operation.parameters.filter((one) => one.in === 'path');
  if (!parameter) return;
  const { name } = parameter;
  const at = (value: string) =>
    requestOf(run, operation, { body, given: { path: { [name]: value } } });
  const none = await run.ask(operation, at(NOTHING), `the ${name} ${NOTHING}`);
  const situation = `SQL in ${name}`;
  const refusal = none?.status ?? 0;
  const all = refusal >= 400 ? await run.ask(operation, at(EVERYTHING), situation) : undefined;
  if (!isGood(all)) return;
  run.report({
    check: 'injection',
    operation,
    situation,
    text: `The ${name} ${NOTHING} is refused with ${refusal} and ${EVERYTHING} is answered with ${all.status}.`,
    request: at(EVERYTHING),
    exchange: all,
  });
}

/** Forms without credentials, sign-in above all: a wrong value is refused, and no SQL makes it right. */
async function injectBody(run: Run, operation: Operation, base: Base): Promise<void> {
  if (!isGood(base.exchange) || (run.adapter.cost?.(operation.id) ?? 'free') !== 'free') return;
  const part = bodyPart(run, operation);
  for (const name of textFields(run, operation, base).slice(0, MAX_FIELDS)) {
    // A word that the schema refuses says nothing of a statement.
    const simple = { ...(base.body as object), [name]: NOTHING };
    if (part && run.checker.mismatch(part.pointer, simple) !== undefined) continue;
    const of = (value: string) => ({
      ...base.request,
      body: JSON.stringify({ ...(base.body as object), [name]: value }),
    });
    const none = await run.ask(operation, of(NOTHING), `${name}: ${NOTHING}`);
    const refusal = none?.status ?? 0;
    if (refusal < 400 || refusal === 429) continue;
    const situation = `SQL in ${name}`;
    const all = await run.ask(operation, of(EVERYTHING), situation);
    if (isGood(all))
      run.report({
        check: 'injection',
        operation,
        situation,
        text: `${name} ${NOTHING} is refused with ${refusal} and ${EVERYTHING} is taken with ${all.status}.`,
        request: of(EVERYTHING),
        exchange: all,
      });
  }
}

/** Names of a body's fields that any text fits. */
function textFields(run: Run, operation: Operation, { body }: Base): string[] {
  const part = bodyPart(run, operation);
  if (!part || typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  const { properties } = flatten(run.document, part, body, run.checker.mismatch);
  return Object.entries(body)
    .filter(([name, value]) => {
      const inner = properties.get(name);
      return typeof value === 'string' && inner !== undefined && isText(run, inner);
    })
    .map(([name]) => name);
}

/** Markup everywhere at once; `html-reflected` looks for it in pages that answer. */
async function injectMarkup(run: Run, operation: Operation, base: Base): Promise<void> {
  const queries = textQueries(run, operation).map(({ name }) => name);
  if (queries.length > 0) {
    const values = Object.fromEntries(queries.map((name) => [name, MARKUP]));
    await run.ask(operation, withQuery(base, values), `markup in ?${queries.join(', ?')}`);
  }
  const [parameter] = operation.parameters.filter((one) => one.in === 'path');
  if (parameter && operation.method === 'get') {
    const given = { path: { [parameter.name]: MARKUP } };
    const request = requestOf(run, operation, { body: base.body, given });
    await run.ask(operation, request, `markup in ${parameter.name}`);
  }
  const [field] = textFields(run, operation, base);
  if (field === undefined || (run.adapter.cost?.(operation.id) ?? 'free') !== 'free') return;
  const body = JSON.stringify({ ...(base.body as object), [field]: MARKUP });
  await run.ask(operation, { ...base.request, body }, `markup in ${field}`);
}

import type { Operation } from '#contract/document/document.ts';
import { jsonOf, type Exchange } from '../client.ts';
import { bodyPart } from '../good-request.ts';
import { refusesTheContract } from '../refusals.ts';
import { isGood, nameOf, type Base, type Run } from '../run.ts';
import { pointerTo } from '../said-sources.ts';
import type { Random } from '../random.ts';
import { filled } from '../samples/fill.ts';
import type { Part } from '../samples/schema-parts.ts';
import { fresh } from './changed-request.ts';
import { isRecord } from './entities.ts';
import { readOf } from './reads.ts';

/** Fields that hold what a person writes, by their names; codes, keys and addresses have forms that schemas seldom tell. */
const WRITTEN =
  /(?:title|description|body|text|content|comment|note|summary|message|label|subject|about|bio|headline|caption|company|organi[sz]ation|city|address|job_?title|(?:first|last|full|display|given|family|nick)_?name|^name)$/i;
const CODED = /e?mail|user_?name|file_?name|host_?name|ip_?address|url|token|password/i;
/** Scripts from left and right, and a character that is two units of UTF-16 and four of UTF-8. */
const SAMPLE = 'Größe 東京 مرحبا 🚀';

type Place = ReadonlyArray<string | number>;
type Filling = { body: unknown; texts: ReadonlyArray<[at: Place, text: string]> };

/** What people write in other scripts is taken, up to the last character that a bound allows, and comes back as it was. */
export async function checkTexts(run: Run): Promise<void> {
  for (const operation of run.operations) {
    const base = run.bases.get(operation.id);
    const isWrite = /^(?:post|put|patch)$/.test(operation.method);
    const cost = run.adapter.cost?.(operation.id) ?? 'free';
    const isLeft = run.leftAlone.has(nameOf(operation)) || cost === 'money';
    if (!isWrite || isLeft || !base || !isGood(base.exchange) || !isRecord(base.body)) continue;
    await checkScripts(run, operation, base);
    if (cost === 'free') await checkLongest(run, operation, base);
    if (operation.method !== 'post') await run.ask(operation, base.request, 'a change back');
  }
}

async function checkScripts(run: Run, operation: Operation, base: Base): Promise<void> {
  const filling = fillingOf(run, operation, base, () => SAMPLE);
  if (!filling) return;
  const exchange = await send(run, operation, base, filling, 'texts in other scripts');
  if (!isGood(exchange)) return;
  const read = await readOf(run, operation, base, exchange);
  for (const [at, text] of filling.texts) {
    const fields = Object.keys(filling.body as object);
    const changed = changedIn(jsonOf(exchange), { at, text }, fields);
    const left =
      changed === undefined && read ? changedIn(read.body, { at, text }, fields) : undefined;
    const found = changed ?? left;
    if (found === undefined) continue;
    const by = changed === undefined && read ? nameOf(read.operation) : 'the answer';
    run.report({
      check: 'change-not-kept',
      operation,
      situation: 'texts in other scripts',
      text: `${at.join('.')} was sent as ${JSON.stringify(text)}, and ${by} says ${JSON.stringify(found.slice(0, 60))}.`,
      request: exchange.request,
      exchange,
    });
    return;
  }
}

/** JSON Schema counts characters. Many servers count units of UTF-16 as their language does, which only a promise forbids. */
async function checkLongest(run: Run, operation: Operation, base: Base): Promise<void> {
  for (const character of run.isExact ? ['é', '🚀'] : ['é']) {
    const filling = fillingOf(run, operation, base, (most) =>
      most !== undefined && most <= LONGEST ? character.repeat(most) : undefined,
    );
    if (filling) await send(run, operation, base, filling, `${character} up to the last character`);
  }
}

const LONGEST = 5_000;

async function send(
  run: Run,
  operation: Operation,
  { request }: Base,
  { body, texts }: Filling,
  situation: string,
): Promise<Exchange | undefined> {
  const changed = { ...fresh(request), body: JSON.stringify(body) };
  const exchange = await run.ask(operation, changed, situation);
  if (exchange && refusesTheContract(run, operation, exchange))
    run.report({
      check: 'valid-refused',
      operation,
      situation,
      text: `${situation.charAt(0).toUpperCase()}${situation.slice(1)} (${texts.map(([at]) => at.join('.')).join(', ')}) fit the contract and are refused with ${exchange.status}.`,
      request: changed,
      exchange,
    });
  return exchange;
}

/** A good body in which each text that a person writes is another one, as far as its schema takes it. */
function fillingOf(
  run: Run,
  operation: Operation,
  base: Base,
  textOf: (most: number | undefined) => string | undefined,
): Filling | undefined {
  const part = bodyPart(run, operation);
  const { mismatch } = run.checker;
  if (!part || mismatch(part.pointer, base.body) !== undefined) return undefined;
  let body = withTexts(run, part, base.body, run.random(`texts ${operation.id}`));
  const texts: Array<[Place, string]> = [];
  for (const at of writtenPlaces(body)) {
    if (run.sources.has(operation, 'body', pointerTo(at))) continue;
    const most = mostOf((text) => mismatch(part.pointer, withValue(body, at, text)) === undefined);
    const text = textOf(most);
    const changed = text === undefined ? undefined : withValue(body, at, text);
    if (text === undefined || mismatch(part.pointer, changed) !== undefined) continue;
    body = changed;
    texts.push([at, text]);
  }
  return texts.length === 0 ? undefined : { body, texts };
}

/** A good body with the texts that its schema allows besides; ids and the like stay as they are, since they name things. */
function withTexts(
  { document, checker: { mismatch } }: Run,
  part: Part,
  body: unknown,
  random: Random,
) {
  const own = Object.keys(body as object);
  const whole = filled(document, part, body, random, mismatch) as Record<string, unknown>;
  const kept = Object.entries(whole).filter(
    ([name, value]) => own.includes(name) || (typeof value === 'string' && isWritten(name)),
  );
  const more = Object.fromEntries(
    kept.map(([name, value]) => [name, own.includes(name) ? (body as typeof whole)[name] : value]),
  );
  return mismatch(part.pointer, more) === undefined ? more : body;
}

const isWritten = (name: string) => WRITTEN.test(name) && !CODED.test(name);

/** The most characters that a schema takes at a place, found by asking it; undefined where any number will do. */
function mostOf(takes: (text: string) => boolean): number | undefined {
  if (takes('x'.repeat(LONGEST + 1))) return undefined;
  let [low, high] = [0, LONGEST + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (takes('x'.repeat(middle))) low = middle;
    else high = middle;
  }
  return low;
}

function writtenPlaces(value: unknown, at: Place = []): Place[] {
  if (Array.isArray(value))
    return value.slice(0, 1).flatMap((item) => writtenPlaces(item, [...at, 0]));
  if (isRecord(value))
    return Object.entries(value).flatMap(([name, inner]) => writtenPlaces(inner, [...at, name]));
  const name = String(at.at(-1) ?? '');
  return typeof value === 'string' && isWritten(name) ? [at] : [];
}

function withValue(body: unknown, at: Place, value: unknown): unknown {
  const copy: unknown = structuredClone(body);
  let holder = copy as Record<string | number, unknown>;
  for (const key of at.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  holder[at.at(-1) as string | number] = value;
  return copy;
}

/**
 * What an answer makes of a text where it shows a damaged form of it, and nowhere the text. An empty text is one only
 * beside the other fields that were sent: elsewhere it may be another thing's.
 */
function changedIn(
  answer: unknown,
  { at, text }: { at: Place; text: string },
  fields: readonly string[],
): string | undefined {
  const name = String(at.at(-1));
  const shown = valuesNamed(answer, name, at.length === 1 ? fields : []);
  const plain = (one: string) => one.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (shown.some(({ value }) => plain(value) === plain(text))) return undefined;
  return shown.find(({ value, isOwn }) => isDamaged(value, text, isOwn))?.value;
}

/** Whether a text has lost characters: to question marks, to another encoding, at its end, or all of them. */
function isDamaged(one: string, text: string, isOwn: boolean): boolean {
  if (one === '') return isOwn;
  const isCut = one.length < text.length && text.startsWith(one.replace(/(?:\.\.\.|…)$/, ''));
  const letters = text.match(/[A-Za-z]+/g) ?? [];
  const isLike = one.startsWith(text.slice(0, 2)) && letters.every((part) => one.includes(part));
  return isOwn && (isCut || isLike);
}

type Shown = { value: string; /** Beside the fields that were sent. */ isOwn: boolean };

function valuesNamed(
  value: unknown,
  name: string,
  fields: readonly string[],
  found: Shown[] = [],
): Shown[] {
  if (Array.isArray(value)) for (const item of value) valuesNamed(item, name, fields, found);
  else if (isRecord(value)) {
    const isOwn = fields.filter((field) => field in value).length * 2 > fields.length;
    for (const [key, inner] of Object.entries(value))
      if (key === name && typeof inner === 'string') found.push({ value: inner, isOwn });
      else valuesNamed(inner, name, fields, found);
  }
  return found;
}

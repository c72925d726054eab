import { bodyObject, type Operation } from '#contract/document/document.ts';
import { mediaTypeOf } from '#contract/document/media-types.ts';
import { hasRefusal } from '#contract/requests/request-reader.ts';
import type { Exchange } from '../client.ts';
import { refusesTheContract } from '../refusals.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { variationsOf } from '../samples/variations.ts';
import { typedBody, type TypedBody } from '../typed-body.ts';
import { fresh, type ChangedRequest } from './changed-request.ts';
import { judge } from './changed-requests.ts';
import { CLOSED } from './changes.ts';
import { eachOf } from './each.ts';
import { formVariations } from './varied-forms.ts';

/** Every documented media type of a body: one that is good, and one that breaks the schema of its type. */
export async function checkMediaTypes(run: Run): Promise<void> {
  await eachOf(run.operations, async (operation) => {
    const base = run.bases.get(operation.id);
    if (!base?.exchange || CLOSED.includes(base.exchange.status)) return;
    const used = mediaTypeOf(base.request.headers['content-type']);
    for (const type of Object.keys(bodyObject(run.document, operation)?.content ?? {}))
      if (mediaTypeOf(type) !== used) await checkType(run, operation, base, type);
    await checkCharset(run, operation, base);
  });
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;

/**
 * JSON is UTF-8, and a client that says so has sent the same body (RFC 8259, 8.1 and 11). Asked of servers that say
 * so themselves; of others it is not certain to be wrong.
 */
async function checkCharset(run: Run, operation: Operation, base: Base): Promise<void> {
  const type = base.request.headers['content-type'] ?? '';
  const isCostly = (run.adapter.cost?.(operation.id) ?? 'free') !== 'free';
  const said = base.exchange?.headers.get('content-type') ?? '';
  const isSaid = /json\b.*;\s*charset="?utf-8/i.test(said);
  if (isCostly || !isSaid || !JSON_TYPE.test(type) || base.exchange?.status === 415) return;
  const headers = { ...base.request.headers, 'content-type': `${type}; charset=utf-8` };
  const request = fresh({ ...base.request, headers });
  const situation = `a body of ${type}; charset=utf-8`;
  const exchange = await run.ask(operation, request, situation);
  if (exchange?.status !== 415) return;
  const text = `A body of the documented ${type} is refused with 415 where it names its charset, utf-8.`;
  run.report({ check: 'valid-refused', operation, situation, text, request, exchange });
}

async function checkType(run: Run, operation: Operation, base: Base, type: string): Promise<void> {
  const typed = typedBody(run, operation, type, base.body);
  if (!typed) return;
  const request = requestWith(base, typed);
  const situation = `a body of ${type}`;
  const exchange = await run.ask(operation, request, situation);
  if (!exchange) return;
  const refusal = await refusalOf(run, operation, base, { type, typed, exchange });
  if (refusal) run.report({ ...refusal, operation, situation, request, exchange });
  const bad = isGood(exchange) ? badOf(run, operation, { ...base, request }, typed) : undefined;
  if (!bad) return;
  const own = { ...bad, situation: `${situation}, ${bad.situation}` };
  const answer = await run.ask(operation, own.request, own.situation);
  if (answer) judge(run, operation, { ...base, request, exchange }, own, answer);
}

const requestWith = ({ request }: Base, { type, body }: TypedBody) =>
  fresh({ ...request, headers: { ...request.headers, 'content-type': type }, body });

/** What is wrong with the refusal of a good body; undefined where there is none, or it may be about what the body says. */
async function refusalOf(
  run: Run,
  operation: Operation,
  base: Base,
  { type, typed, exchange }: { type: string; typed: TypedBody; exchange: Exchange },
) {
  const { status } = exchange;
  if (status === 415 && typed.kind !== 'file')
    return {
      check: 'valid-refused',
      text: `A body of the documented ${type} is refused with 415.`,
    } as const;
  const isKnown = isGood(base.exchange) && typed.from !== 'made up' && typed.kind !== 'file';
  if (!isKnown || !refusesTheContract(run, operation, exchange)) return undefined;
  // What was made once need not be made twice, in whatever media type.
  const again = await run.ask(operation, fresh(base.request), 'the same once more');
  if (!isGood(again)) return undefined;
  return typed.from === 'taken'
    ? ({
        check: 'valid-refused',
        text: `What is taken in another media type is refused as ${type} with ${status}.`,
      } as const)
    : ({
        check: 'example-refused',
        text: `The contract's own example of ${type} is refused with ${status}.`,
      } as const);
}

/** Keywords that every server has to look at, the plainest first. */
const PLAINEST = ['required', 'type', 'enum', 'minimum', 'maximum', 'maxLength', 'minLength'];
const OTHERS = /^(?:format|additionalProperties)$/;

/** A body of the same type that its schema does not take, where the contract documents a refusal. */
function badOf(
  run: Run,
  operation: Operation,
  base: Base,
  typed: TypedBody,
): ChangedRequest | undefined {
  if (!hasRefusal(operation.responses)) return undefined;
  const all = typed.form
    ? formVariations(run, operation, { ...base, body: typed.value }, typed.form)
    : variationsOfText(run, operation, base, typed);
  const rank = ({ keyword = '' }: ChangedRequest) =>
    PLAINEST.includes(keyword) ? PLAINEST.indexOf(keyword) : PLAINEST.length;
  const [first] = all
    .filter(({ isValid, keyword = '' }) => isValid === false && !OTHERS.test(keyword))
    .toSorted((a, b) => rank(a) - rank(b));
  return first && { ...first, request: fresh(first.request) };
}

/** Bodies of JSON or plain text, each with one change. */
function variationsOfText(
  run: Run,
  operation: Operation,
  { request }: Base,
  { kind, part, value }: TypedBody,
): ChangedRequest[] {
  if (kind !== 'json' && kind !== 'text') return [];
  const { document, checker, statuses } = run;
  const random = run.random(`variations ${operation.id} ${part.pointer}`);
  return variationsOf(document, part, value, random, checker.mismatch).flatMap(
    ({ at, keyword, text, isValid, body }): ChangedRequest[] => {
      const isText = typeof body === 'string' && body !== '';
      if (kind === 'text' && !isText) return [];
      return [
        {
          situation: `${at.length === 0 ? 'the body' : at.join('.')}: ${text}`,
          request: { ...request, body: kind === 'text' ? String(body) : JSON.stringify(body) },
          check: 'invalid-accepted',
          keyword,
          isValid,
          pointer: part.pointer,
          ...(!isValid && { allowed: statuses.invalid }),
        },
      ];
    },
  );
}

import type { Operation } from '#contract/document/document.ts';
import type { CheckId } from '../checks.ts';
import { bodyPlace, placesIn } from '../coverage/input-places.ts';
import { bodiesOf, bodyPart } from '../good-request.ts';
import { pointerTo } from '../said-sources.ts';
import type { Base, Run } from '../run.ts';
import { filled } from '../samples/fill.ts';
import type { Part } from '../samples/schema-parts.ts';
import { variationsOf, type Variation } from '../samples/variations.ts';
import { fresh, type ChangedRequest } from './changed-request.ts';

/** Every keyword of a body both ways; what the good one leaves out is broken in the contract's other examples. */
export function bodyVariations(run: Run, operation: Operation, base: Base): ChangedRequest[] {
  const part = bodyPart(run, operation);
  const { mismatch } = run.checker;
  if (!part || base.body === undefined || mismatch(part.pointer, base.body) !== undefined)
    return [];
  const random = run.random(`variations ${operation.id}`);
  const vary = (body: unknown) => variationsOf(run.document, part, body, random, mismatch);
  const own = vary(base.body);
  const broken = new Set(own.filter(({ isValid }) => !isValid).map(nameOf));
  const whole = [base.body, ...otherBodies(run, operation, part)].map((body) =>
    filled(run.document, part, body, random, mismatch),
  );
  const others = whole.flatMap((body) => {
    const added = vary(body).filter((one) => !one.isValid && !broken.has(nameOf(one)));
    for (const one of added) broken.add(nameOf(one));
    return added;
  });
  const isId = ({ at, isValid }: Variation) =>
    isValid && run.sources.has(operation, 'body', pointerTo(at));
  return [
    ...[...own, ...others]
      .filter((one) => !isId(one))
      .map((one) => changedBody(run, base, part, one)),
    ...bringingMore(base.body, whole).map((body) => filledRequest(base, body)),
  ];
}

/** Of several bodies those that fill a place which none before them does. */
function bringingMore(first: unknown, bodies: readonly unknown[]): unknown[] {
  const known = new Set(placesIn(first));
  return bodies.filter((body) => {
    const added = placesIn(body).filter((place) => !known.has(place));
    for (const place of added) known.add(place);
    return added.length > 0;
  });
}

const nameOf = ({ at, keyword }: Variation) => `${bodyPlace(at)} ${keyword}`;

/** The contract's other examples. */
function otherBodies(run: Run, operation: Operation, part: Part): unknown[] {
  return bodiesOf(run, operation)
    .map(([, body]) => body)
    .filter((body) => run.checker.mismatch(part.pointer, body) === undefined);
}

function changedBody(
  run: Run,
  { request }: Base,
  { pointer }: Part,
  { keyword, at, isValid, text, body }: Variation,
): ChangedRequest {
  return {
    situation: `${at.length === 0 ? 'the body' : at.join('.')}: ${text}`,
    request: { ...fresh(request), body: JSON.stringify(body) },
    check: checkOfKeyword(keyword),
    input: bodyPlace(at),
    keyword,
    isValid,
    pointer,
    ...(!isValid && { allowed: run.statuses.invalid }),
  };
}

/** All that may be said at once, which rules beyond the schema may refuse. */
const filledRequest = ({ request }: Base, body: unknown): ChangedRequest => ({
  situation: 'every optional field',
  request: { ...fresh(request), body: JSON.stringify(body) },
  check: 'invalid-accepted',
  places: placesIn(body),
});

function checkOfKeyword(keyword: string): CheckId {
  if (keyword === 'format') return 'format-accepted';
  return keyword === 'additionalProperties' ? 'unknown-field-kept' : 'invalid-accepted';
}

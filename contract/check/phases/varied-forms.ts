import type { Operation } from '#contract/document/document.ts';
import { createFormCheck } from '#contract/requests/form-body.ts';
import { hasStyle } from '#contract/requests/form-fields.ts';
import { createShapes } from '#contract/requests/schema-shapes.ts';
import { writeForm } from '#contract/requests/write-form.ts';
import { formPlace, formPlaces } from '../coverage/input-places.ts';
import { formPart } from '#contract/requests/form-part.ts';
import { goodForm } from '../good-form.ts';
import type { Base, Run } from '../run.ts';
import { variationsOf } from '../samples/variations.ts';
import type { ChangedRequest } from './changed-request.ts';

type Values = Record<string | number, unknown>;

/** Every keyword of an encoded form both ways, as far as texts can say it. */
export function formVariations(
  run: Run,
  operation: Operation,
  { request }: Base,
): ChangedRequest[] {
  const { document, checker, statuses } = run;
  const { mismatch } = checker;
  const part = formPart(document, operation);
  if (!part) return [];
  const faultOf = createFormCheck(document, createShapes(document), mismatch);
  const good = goodForm(run, operation, part);
  const fits = (body: string) =>
    faultOf(part.media, part.pointer, part.type, Buffer.from(body)) === undefined;
  /** A text in the place of an object's fields is another field to most servers, which leave it out. */
  const isSpread = ([name = '', ...below]: ReadonlyArray<string | number>): boolean =>
    below.length === 0 &&
    hasStyle(part.media.encoding?.[name] ?? {}) &&
    !Array.isArray((good.value as Values)[name]) &&
    typeof (good.value as Values)[name] === 'object';
  const sent = new Set([good.text]);
  const random = run.random(`variations ${operation.id}`);
  const changed = variationsOf(document, part, good.value, random, mismatch).flatMap(
    ({ at, keyword, text, body }): ChangedRequest[] => {
      if (keyword === 'type' && isSpread(at)) return [];
      const written = writeForm(document, part.media, part, body);
      // A field that is left out of an empty form is no body at all.
      if (!written || sent.has(written)) return [];
      sent.add(written);
      const isValid = fits(written);
      return [
        {
          situation: `${at.length === 0 ? 'the form' : at.join('.')}: ${text}`,
          request: { ...request, body: written },
          check: keyword === 'format' ? 'format-accepted' : 'invalid-accepted',
          input: formPlace(at),
          keyword,
          isValid,
          pointer: part.pointer,
          ...(!isValid && { allowed: statuses.invalid }),
        },
      ];
    },
  );
  if (good.text === undefined || !fits(good.text)) return changed;
  const whole: ChangedRequest = {
    situation: 'the whole form',
    request: { ...request, body: good.text },
    check: 'invalid-accepted',
    places: formPlaces(good.value),
  };
  return [...changed, whole];
}

import type { Operation } from '#contract/document/document.ts';
import { createFormCheck } from '#contract/requests/form-body.ts';
import { hasStyle } from '#contract/requests/form-fields.ts';
import { createShapes } from '#contract/requests/schema-shapes.ts';
import { formPlace, formPlaces } from '../coverage/input-places.ts';
import { formPart, written, type SentForm } from '#contract/requests/form-part.ts';
import { fileFields, goodForm } from '../good-form.ts';
import type { Base, Run } from '../run.ts';
import { variationsOf } from '../samples/variations.ts';
import type { ChangedRequest } from './changed-request.ts';

type Values = Record<string | number, unknown>;

/** Every keyword of a form both ways, as far as texts can say it. */
export function formVariations(
  run: Run,
  operation: Operation,
  base: Base,
  part = formPart(run.document, operation),
): ChangedRequest[] {
  const { document, checker, statuses } = run;
  const { mismatch } = checker;
  if (!part) return [];
  const faultOf = createFormCheck(document, createShapes(document), mismatch);
  const good = goodForm(run, operation, part, base.body);
  const files = fileFields(document, part);
  const fits = ({ type, body }: SentForm) =>
    faultOf(part.media, part.pointer, type, Buffer.from(body)) === undefined;
  const requestWith = ({ type, body }: SentForm) => ({
    ...base.request,
    headers: { ...base.request.headers, 'content-type': type },
    body,
  });
  /** A text in the place of an object's fields is another field to most servers, which leave it out. */
  const isSpread = ([name = '', ...below]: ReadonlyArray<string | number>): boolean =>
    below.length === 0 &&
    hasStyle(part.media.encoding?.[name] ?? {}) &&
    !Array.isArray((good.value as Values)[name]) &&
    typeof (good.value as Values)[name] === 'object';
  const textOf = (form: SentForm | undefined) => form && Buffer.from(form.body).toString('latin1');
  const sent = new Set([textOf(good.sent)]);
  const random = run.random(`variations ${operation.id}`);
  const changed = variationsOf(document, part, good.value, random, mismatch).flatMap(
    ({ at, keyword, text, body }): ChangedRequest[] => {
      if (keyword === 'type' && isSpread(at)) return [];
      const form = written(document, part, body);
      const key = textOf(form);
      // A field that is left out of an empty form is no body at all.
      if (!form || !key || sent.has(key)) return [];
      sent.add(key);
      const isValid = fits(form);
      // A text in the place of a file may be refused as none of its kind.
      if (isValid && keyword !== 'required' && files.has(String(at[0]))) return [];
      return [
        {
          situation: `${at.length === 0 ? 'the form' : at.join('.')}: ${text}`,
          request: requestWith(form),
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
  if (!good.sent || !fits(good.sent)) return changed;
  const whole: ChangedRequest = {
    situation: 'the whole form',
    request: requestWith(good.sent),
    check: 'invalid-accepted',
    places: formPlaces(good.value),
  };
  return [...changed, whole];
}

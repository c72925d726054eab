import { bodyObject, resolve, type Operation } from '../document/document.ts';
import { isJsonType, mediaTypeOf } from '../document/media-types.ts';
import { kindOfType } from '../requests/documented-styles.ts';
import { createFormCheck } from '../requests/form-body.ts';
import { bodyPointer, formOf, type FormPart } from '../requests/form-part.ts';
import { createShapes } from '../requests/schema-shapes.ts';
import { goodForm } from './good-form.ts';
import type { Run } from './run.ts';
import { fileOf } from './samples/file-bytes.ts';
import { madeUp } from './samples/make-up.ts';
import { createXml } from './samples/xml.ts';
import type { Part } from './samples/schema-parts.ts';

/** A good body of a documented media type. */
export type TypedBody = {
  /** As it is sent, with its boundary. */
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
  value: unknown;
  /** What the value is of: a body that was taken before, the contract's example, or the schema. */
  from: 'taken' | 'shown' | 'made up';
  kind: 'json' | 'form' | 'text' | 'xml' | 'file';
  part: Part;
  form?: FormPart;
};

type Valued = readonly [value: unknown, from: TypedBody['from']];

/** A body of a media type, with the given value where its schema takes that; undefined for what cannot be written. */
export function typedBody(
  run: Run,
  operation: Operation,
  type: string,
  given: unknown,
): TypedBody | undefined {
  const { document, checker } = run;
  const media = bodyObject(document, operation)?.content[type];
  if (!media) return undefined;
  const { example, examples = {}, schema } = media;
  const part: Part = { pointer: bodyPointer(operation, type), schema: schema ?? {} };
  const fits = (value: unknown) =>
    value !== undefined &&
    schema !== undefined &&
    checker.mismatch(part.pointer, value) === undefined;
  const shown = [example, ...Object.values(examples).map((one) => resolve(document, one).value)];
  const random = run.random(`body ${type} ${operation.id}`);
  const values: Valued[] = [
    ...(fits(given) ? [[given, 'taken'] as const] : []),
    ...shown.filter(fits).map((value): Valued => [value, 'shown']),
  ];
  const name = mediaTypeOf(type);
  const form = formOf(document, operation, type);
  if (form) return formBody(run, operation, form, values);
  if (schema !== undefined)
    values.push([madeUp(document, part, random, checker.mismatch), 'made up']);
  const [[value, from] = []] = values;
  const bare = { type, value, from: from ?? 'made up', part };
  if (isJsonType(name))
    return value === undefined ? undefined : { ...bare, kind: 'json', body: JSON.stringify(value) };
  if (schema !== undefined && kindOfType(type) === 'text')
    return typeof value === 'string' ? { ...bare, kind: 'text', body: value } : undefined;
  const text = shown.find((one) => typeof one === 'string');
  const isXml = /[/+]xml$/.test(name);
  if (text !== undefined)
    return { ...bare, kind: isXml ? 'xml' : 'file', from: 'shown', body: text };
  if (isXml) {
    if (value === undefined) return undefined;
    const xml = createXml(document, checker.mismatch)(part, value);
    return { ...bare, kind: 'xml', from: 'made up', body: xml };
  }
  const own = name.replace(/^image\/\*$/, 'image/png');
  if (own.includes('*')) return undefined;
  const file = Buffer.from(fileOf(own));
  return { ...bare, type: own === name ? type : own, kind: 'file', from: 'made up', body: file };
}

/** A form with the first value that it can say. */
function formBody(
  run: Run,
  operation: Operation,
  form: FormPart,
  values: readonly Valued[],
): TypedBody | undefined {
  const { document, checker } = run;
  const faultOf = createFormCheck(document, createShapes(document), checker.mismatch);
  for (const [given, from] of [...values, [undefined, 'made up'] as const]) {
    const { value, sent } = goodForm(run, operation, form, given);
    if (!sent || sent.body.length === 0) continue;
    if (faultOf(form.media, form.pointer, sent.type, Buffer.from(sent.body)) !== undefined)
      continue;
    return { ...sent, value, from, kind: 'form', part: form, form };
  }
  return undefined;
}

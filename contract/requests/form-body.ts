import type { Mismatch } from '../checker/schemas.ts';
import { resolve, type ContractDocument } from '../document/document.ts';
import { mediaFor, mediaTypeOf } from '../document/media-types.ts';
import {
  createFormFields,
  hasStyle,
  type Encoding,
  type Field,
  type Form,
  type FormMedia,
} from './form-fields.ts';
import { partsOf, type FormPart } from './multipart.ts';
import { decodedPlus, queryPairs } from './parameter-values.ts';
import type { Placed, ShapesOf } from './schema-shapes.ts';
import { pairsOf } from './styles.ts';

export const MULTIPART = 'multipart/form-data';
export const URL_ENCODED = 'application/x-www-form-urlencoded';

/** What is wrong with a form: it is none, or it is not the documented one. */
export type FormFault = { kind: 'malformed' | 'invalid'; why: string };

export const isFormType = (type: string): boolean => type === MULTIPART || type === URL_ENCODED;

/** Holds forms to their schemas, field by field. */
export function createFormCheck(
  document: ContractDocument,
  shapesOf: ShapesOf,
  mismatch: Mismatch,
) {
  const { read, owns } = createFormFields(shapesOf, mismatch);

  /** Fields that a schema knows; names of other fields are welcome unless each of its shapes is closed. */
  function fieldsOf(placed: Placed, encoding: Record<string, Encoding>) {
    const shapes = shapesOf(placed);
    const fields = shapes.flatMap(({ properties }) =>
      [...properties].map(([name, property]): [string, Field] => [
        name,
        { name, placed: property, encoding: encoding[name] ?? {} },
      ]),
    );
    const [first, ...others] = shapes.map(({ required }) => required);
    return {
      fields: new Map(fields),
      required: [...(first ?? [])].filter((name) => others.every((other) => other.has(name))),
      isClosed: shapes.every(({ isClosed }) => isClosed),
    };
  }

  /** A form as it came, or why it is none. */
  function formOf(
    contentType: string,
    body: Uint8Array,
    fields: ReadonlyMap<string, Field>,
  ): Form | string {
    const isMultipart = mediaTypeOf(contentType) === MULTIPART;
    const text = isMultipart ? '' : new TextDecoder().decode(body);
    const encoded = queryPairs(text);
    const parts = isMultipart
      ? partsOf(contentType, body)
      : encoded.all.map(({ name, raw }) => ({ name, bytes: Buffer.from(decodedPlus(raw)) }));
    if (typeof parts === 'string') return parts;
    const pairs = isMultipart
      ? pairsOf(
          parts.map((part) => ({
            name: part.name,
            raw: textOf(document, fields.get(part.name)?.placed, part),
          })),
        )
      : encoded;
    return {
      isMultipart,
      pairs,
      parts: Map.groupBy(parts, ({ name }) => name),
      decode: isMultipart ? (raw) => raw : decodedPlus,
    };
  }

  /** What is wrong with a form, field by field and then as a whole; undefined when it fits. */
  return function faultOf(
    media: FormMedia,
    at: string,
    contentType: string,
    body: Uint8Array,
  ): FormFault | undefined {
    const { schema = {}, encoding = {} } = media;
    const { fields, required, isClosed } = fieldsOf({ schema, pointer: at }, encoding);
    const form = formOf(contentType, body, fields);
    if (typeof form === 'string')
      return { kind: 'malformed', why: `the body is no ${MULTIPART}: ${form}` };
    if (!media.schema) return undefined;
    const { isMultipart, parts } = form;
    const named = (name: string) =>
      `the ${isMultipart ? 'part' : 'field'} ${JSON.stringify(name.slice(0, 60))}`;
    const invalid = (why: string): FormFault => ({ kind: 'invalid', why: `the body: ${why}` });
    const names = new Set(fields.keys());
    const values = new Map<string, unknown>();
    for (const [name, own] of parts) {
      if ([...fields.values()].some((field) => owns(field, name, isMultipart, names))) continue;
      if (isClosed) return invalid(`${named(name)} is not documented`);
      values.set(name, own[0]?.bytes.toString());
    }
    let isWhole = true;
    for (const [name, field] of fields) {
      const wrongType = isMultipart && typeFault(document, field, parts.get(name) ?? []);
      if (typeof wrongType === 'string') return invalid(`${named(name)} ${wrongType}`);
      const value = read(field, form, names);
      if (value === 'unread') isWhole = false;
      else if (value && 'wrong' in value)
        return invalid(`${named(name)} ${value.wrong.replace(/^(?:data|it )/, '').trim()}`);
      else if (value) values.set(name, value.value);
      if (value === undefined && required.includes(name))
        return invalid(`${named(name)} is missing`);
    }
    const missing = required.find((name) => !fields.has(name) && !values.has(name));
    if (missing !== undefined) return invalid(`${named(missing)} is missing`);
    const wrong = isWhole ? mismatch(at, Object.fromEntries(values)) : undefined;
    return wrong === undefined ? undefined : invalid(wrong);
  };
}

/** A part's text; bytes of a file count one by one. */
function textOf(document: ContractDocument, placed: Placed | undefined, { bytes, type }: FormPart) {
  const { format, contentMediaType } = resolve(document, placed?.schema ?? {});
  const isFile = format === 'binary' || contentMediaType !== undefined;
  const isBytes = isFile || (type !== undefined && !/^text\/|json/i.test(mediaTypeOf(type)));
  return bytes.toString(isBytes ? 'latin1' : 'utf8');
}

/** The media types that a part may have; none where the document leaves it open. */
function documentedTypes(document: ContractDocument, { placed, encoding }: Field): string[] {
  const own = resolve(document, placed.schema);
  const { contentMediaType } = own.items ? resolve(document, own.items) : own;
  const said = encoding.contentType ?? contentMediaType;
  const isSaid = typeof said === 'string' && !hasStyle(encoding);
  return isSaid ? said.split(',').map((type) => type.trim()) : [];
}

function typeFault(
  document: ContractDocument,
  field: Field,
  parts: readonly FormPart[],
): string | undefined {
  const documented = documentedTypes(document, field);
  if (documented.length === 0) return undefined;
  // A part that names no type is text (RFC 7578, 4.4).
  const types = parts.map(({ type }) => mediaTypeOf(type ?? 'text/plain'));
  const other = types.find((type) => mediaFor(documented, type) === undefined);
  return other === undefined
    ? undefined
    : `is ${other.slice(0, 60)}, and ${documented.join(', ')} is documented`;
}

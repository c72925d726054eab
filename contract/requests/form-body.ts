import { step, type Mismatch } from '../checker/schemas.ts';
import {
  resolve,
  type ContractDocument,
  type MediaType,
  type SchemaObject,
} from '../document/document.ts';
import { isJsonType, mediaFor, mediaTypeOf } from '../document/media-types.ts';
import { partsOf, type FormPart } from './multipart.ts';
import { readingsOf, typesOf, valueOf } from './parameter-values.ts';

const MULTIPART = 'multipart/form-data';
const URL_ENCODED = 'application/x-www-form-urlencoded';

type FormMedia = MediaType & {
  encoding?: Record<string, { contentType?: string; explode?: boolean }>;
};
/** A schema and its place in the document. */
type Placed = { schema: SchemaObject; pointer: string };
type Shape = { properties: Map<string, Placed>; required: Set<string>; isClosed: boolean };

/** What is wrong with a form: it is none, or it is not the documented one. */
export type FormFault = { kind: 'malformed' | 'invalid'; why: string };

export const isFormType = (type: string): boolean => type === MULTIPART || type === URL_ENCODED;

/** Holds forms to their schemas, field by field. */
export function createFormCheck(document: ContractDocument, mismatch: Mismatch) {
  /** Names that a schema knows, those of the parts of an `allOf` with its own. */
  function shapeOf({ schema, pointer }: Placed, seen = new Set<string>()): Shape {
    if (schema.$ref !== undefined) {
      const at = schema.$ref.slice(1);
      const next = { schema: resolve(document, schema), pointer: at };
      if (seen.has(at)) return { properties: new Map(), required: new Set(), isClosed: false };
      return shapeOf(next, seen.add(at));
    }
    const own = schema as SchemaObject & {
      properties?: Record<string, SchemaObject>;
      required?: string[];
      allOf?: SchemaObject[];
    };
    const shapes = (own.allOf ?? []).map((one, index) =>
      shapeOf({ schema: one, pointer: `${pointer}/allOf/${index}` }, seen),
    );
    const properties = Object.entries(own.properties ?? {}).map(
      ([name, property]): [string, Placed] => [
        name,
        { schema: property, pointer: `${pointer}/properties/${step(name)}` },
      ],
    );
    return {
      properties: new Map([...shapes.flatMap((shape) => [...shape.properties]), ...properties]),
      required: new Set([
        ...shapes.flatMap((shape) => [...shape.required]),
        ...(own.required ?? []),
      ]),
      isClosed: own['additionalProperties'] === false || shapes.some(({ isClosed }) => isClosed),
    };
  }

  /** A field's value by its schema, or what is wrong with it. */
  function valueIn(parts: readonly FormPart[], { schema, pointer }: Placed, isJson: boolean) {
    const texts = parts.map((part) => textOf(document, schema, part));
    const read = isJson ? jsonIn(texts, isList(schema)) : valueOf(document, schema, texts);
    if (read === NO_JSON) return { wrong: 'is no JSON' };
    const wrong = mismatch(pointer, read);
    if (wrong === undefined) return { value: read };
    const fits = (value: unknown) => mismatch(pointer, value) === undefined;
    const other = isJson ? undefined : readingsOf(document, schema, texts).find(fits);
    return other === undefined ? { wrong: wrong.replace(/^data/, '').trim() } : { value: other };
  }

  const isList = (schema: SchemaObject) => typesOf(document, schema).includes('array');

  /** Whether a field holds an object, or a list of them. */
  function isObject(schema: SchemaObject): boolean {
    const { items } = resolve(document, schema);
    const types = typesOf(document, isList(schema) && items ? items : schema);
    return types.includes('object');
  }

  /** What is wrong with a form, field by field and then as a whole; undefined when it fits. */
  return function faultOf(
    media: FormMedia,
    at: string,
    contentType: string,
    body: Uint8Array,
  ): FormFault | undefined {
    const isMultipart = mediaTypeOf(contentType) === MULTIPART;
    const parts = isMultipart ? partsOf(contentType, body) : fieldsIn(body);
    if (typeof parts === 'string')
      return { kind: 'malformed', why: `the body is no ${MULTIPART}: ${parts}` };
    const { schema, encoding = {} } = media;
    if (!schema) return undefined;
    const noun = isMultipart ? 'part' : 'field';
    const invalid = (why: string): FormFault => ({ kind: 'invalid', why: `the body: ${why}` });
    const { properties, required, isClosed } = shapeOf({ schema, pointer: at });
    // Objects are spread over an encoded form in more ways than one.
    if (!isMultipart && [...properties.values()].some((one) => isObject(one.schema)))
      return undefined;
    const values = new Map<string, unknown>();
    for (const [name, own] of Map.groupBy(parts, (part) => part.name)) {
      const property = properties.get(name);
      const said = `the ${noun} ${JSON.stringify(name.slice(0, 60))}`;
      if (!property && isClosed) return invalid(`${said} is not documented`);
      if (!property) {
        values.set(name, own[0]?.bytes.toString());
        continue;
      }
      const wrongType = typeFault(own, documentedTypes(document, property, encoding[name]));
      if (wrongType !== undefined) return invalid(`${said} ${wrongType}`);
      const [first] = own;
      const isJson = isJsonType(mediaTypeOf(first?.type)) || isObject(property.schema);
      const read = valueIn(spread(own, encoding[name]), property, isJson);
      if ('wrong' in read) return invalid(`${said} ${read.wrong}`);
      values.set(name, read.value);
    }
    const missing = [...required].find((name) => !values.has(name));
    if (missing !== undefined)
      return invalid(`the ${noun} ${JSON.stringify(missing.slice(0, 60))} is missing`);
    const wrong = mismatch(at, Object.fromEntries(values));
    return wrong === undefined ? undefined : invalid(wrong);
  };
}

const NO_JSON = Symbol('no JSON');

/** What JSON parts hold; a list comes as one part, or as one for each item. */
function jsonIn(texts: readonly string[], isList: boolean): unknown {
  try {
    const values = texts.map((text) => JSON.parse(text) as unknown);
    const [first] = values;
    return isList && !(values.length === 1 && Array.isArray(first)) ? values : first;
  } catch {
    return NO_JSON;
  }
}

/** Fields of an encoded form, as parts. */
const fieldsIn = (body: Uint8Array): FormPart[] =>
  [...new URLSearchParams(new TextDecoder().decode(body))].map(([name, text]) => ({
    name,
    bytes: Buffer.from(text),
  }));

/** A list that comes as one text with commas, where the document says so. */
function spread(parts: readonly FormPart[], encoding: { explode?: boolean } = {}) {
  if (encoding.explode !== false) return parts;
  return parts.flatMap(({ name, bytes }) =>
    bytes
      .toString()
      .split(',')
      .map((text) => ({ name, bytes: Buffer.from(text) })),
  );
}

/** A part's text; bytes of a file count one by one. */
function textOf(document: ContractDocument, schema: SchemaObject, { bytes, type }: FormPart) {
  const { format, contentMediaType } = resolve(document, schema);
  const isFile = format === 'binary' || contentMediaType !== undefined;
  const isBytes = isFile || (type !== undefined && !/^text\/|json/i.test(mediaTypeOf(type)));
  return bytes.toString(isBytes ? 'latin1' : 'utf8');
}

/** The media types that a part may have; none where the document leaves it open. */
function documentedTypes(
  document: ContractDocument,
  { schema }: Placed,
  encoding: { contentType?: string } = {},
): string[] {
  const own = resolve(document, schema);
  const { contentMediaType } = own.items ? resolve(document, own.items) : own;
  const said = encoding.contentType ?? contentMediaType;
  return typeof said === 'string' ? said.split(',').map((type) => type.trim()) : [];
}

function typeFault(parts: readonly FormPart[], documented: readonly string[]): string | undefined {
  if (documented.length === 0) return undefined;
  // A part that names no type is text (RFC 7578, 4.4).
  const types = parts.map(({ type }) => mediaTypeOf(type ?? 'text/plain'));
  const other = types.find((type) => mediaFor(documented, type) === undefined);
  return other === undefined
    ? undefined
    : `is ${other.slice(0, 60)}, and ${documented.join(', ')} is documented`;
}

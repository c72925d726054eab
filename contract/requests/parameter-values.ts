import { step } from '../checker/schemas.ts';
import {
  resolve,
  type ContractDocument,
  type Operation,
  type ParameterObject,
  type SchemaObject,
} from '../document/document.ts';

/** What a request says besides its body. */
export type Said = {
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** The texts of a parameter; undefined for one that is not read, such as an object in several parts. */
export function textsOf(
  document: ContractDocument,
  parameter: ParameterObject,
  said: Said,
): string[] | undefined {
  const { name, schema, explode, style } = parameter as Omit<ParameterObject, 'schema'> & {
    schema?: SchemaObject;
    explode?: boolean;
    style?: string;
  };
  if (!schema) return undefined;
  const types = typesOf(document, schema);
  if (types.includes('object')) return undefined;
  const isList = types.includes('array');
  if (parameter.in === 'query') {
    const all = said.query.getAll(name);
    const by = style === 'pipeDelimited' ? '|' : style === 'spaceDelimited' ? ' ' : ',';
    return isList && (explode === false || by !== ',') ? all.flatMap((one) => one.split(by)) : all;
  }
  if (parameter.in === 'cookie') {
    const text = cookieOf(String(said.headers['cookie'] ?? ''), name);
    if (text === undefined) return [];
    // A list that is spread over several cookies cannot be told from one that repeats by mistake.
    if (isList && explode !== false) return undefined;
    return isList ? decoded(text).split(',') : [decoded(text)];
  }
  const text = parameter.in === 'path' ? said.path[name] : said.headers[name.toLowerCase()];
  // An empty header says nothing.
  if (text === undefined || (parameter.in === 'header' && text === '')) return [];
  // Lists in paths and headers are one text with commas.
  return isList ? [text].flat().flatMap((one) => one.split(/,\s*/)) : [text].flat();
}

/** Texts by the type that a schema names; a text that is no number stays one, and is refused. */
export function valueOf(
  document: ContractDocument,
  schema: SchemaObject,
  texts: readonly string[],
): unknown {
  const types = typesOf(document, schema);
  if (types.includes('array')) {
    const items = resolve(document, schema).items ?? {};
    return texts.map((text) => valueOf(document, items, [text]));
  }
  if (texts.length > 1) return texts;
  const [text = ''] = texts;
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

/** What texts may mean besides: a schema without a type of its own, such as a union, leaves it open. */
export function readingsOf(
  document: ContractDocument,
  schema: SchemaObject,
  texts: readonly string[],
): unknown[] {
  const [text = ''] = texts;
  if (typesOf(document, schema).length > 0 || texts.length > 1) return [];
  return [Number(text), text === 'true' ? true : text !== 'false' && text, texts];
}

/** The types that a schema names itself. */
export const typesOf = (document: ContractDocument, schema: SchemaObject): string[] =>
  [resolve(document, schema).type ?? []].flat();

/** Where the contract describes a parameter. */
export function pointerOf(
  document: ContractDocument,
  { object, path, method }: Operation,
  parameter: ParameterObject,
): string {
  const shared = document.paths[path]?.parameters ?? [];
  for (const [list, at] of [
    [object.parameters ?? [], `/paths/${step(path)}/${method}`],
    [shared, `/paths/${step(path)}`],
  ] as const) {
    const index = list.findIndex((one) => resolve(document, one) === parameter);
    if (index >= 0) return list[index]?.$ref?.slice(1) ?? `${at}/parameters/${index}`;
  }
  return '';
}

export const cookieOf = (header: string, name: string): string | undefined =>
  header
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A cookie's value without its quotes and percent signs; one that is not encoded stays as it is. */
function decoded(text: string): string {
  const bare = /^"(.*)"$/.exec(text)?.[1] ?? text;
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

import { step, type Mismatch } from '../checker/schemas.ts';
import {
  resolve,
  type ContractDocument,
  type Operation,
  type ParameterObject,
  type SchemaObject,
} from '../document/document.ts';
import { isJsonType, mediaFor, mediaTypeOf } from '../document/media-types.ts';
import type { RefusalStatuses } from '../cases/refusal-statuses.ts';

/** A request as it came. */
export type Incoming = {
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
};
export type RefusalKind = keyof RefusalStatuses;
/** A body that may be used, or the reason why the request is refused. */
export type Read =
  | { body: unknown }
  | {
      refused: RefusalKind;
      why: string;
      /** Where the contract says so, as a JSON pointer without `#`. */
      pointer: string;
    };

type ReaderOptions = {
  /** Bytes of a body, where the contract names no limit of its own. */
  limit?: number;
  /** Whether a credential that is there will do. */
  takes?: (credential: string) => boolean;
};

/** Reads requests by a document: credentials, parameters, body. */
export function createRequestReader(
  document: ContractDocument,
  mismatch: Mismatch,
  { limit = Number.POSITIVE_INFINITY, takes = () => true }: ReaderOptions = {},
) {
  const isTaken = (credential: string | undefined) => credential !== undefined && takes(credential);
  type Scheme = { $ref?: string; type: string; in?: string; name?: string };
  const schemes = (document.components?.['securitySchemes'] ?? {}) as Record<string, Scheme>;

  function isSignedIn({ object }: Operation, { headers, query }: Incoming): boolean {
    const wanted = object.security ?? document.security ?? [];
    return (
      wanted.length === 0 ||
      wanted.some((scheme) =>
        Object.keys(scheme).every((name) => {
          const { type, in: place, name: key = '' } = schemes[name] ?? { type: 'http' };
          if (type === 'mutualTLS') return true;
          if (type !== 'apiKey')
            return isTaken(/^\w+ +(\S.*)/.exec(String(headers['authorization'] ?? ''))?.[1]);
          if (place === 'query') return isTaken(query.get(key) ?? undefined);
          if (place === 'cookie') return isTaken(cookieOf(String(headers['cookie'] ?? ''), key));
          return isTaken(headers[key.toLowerCase()]?.toString());
        }),
      )
    );
  }

  function wrongParameter(operation: Operation, incoming: Incoming): Read | undefined {
    for (const parameter of operation.parameters) {
      const texts = textsOf(document, parameter, incoming);
      if (texts === undefined) continue;
      const refused = parameter.in === 'path' ? 'unknownId' : 'invalid';
      const pointer = pointerOf(document, operation, parameter);
      if (texts.length === 0) {
        if (parameter.required) return { refused, why: `${parameter.name} is missing`, pointer };
        continue;
      }
      const value = valueOf(document, parameter.schema, texts);
      const wrong = mismatch(`${pointer}/schema`, value);
      const isWrong = wrong !== undefined && !fitsOtherwise(`${pointer}/schema`, parameter, texts);
      if (isWrong && isRefusable(operation, parameter))
        return { refused, why: `${parameter.name}: ${wrong}`, pointer };
    }
    return undefined;
  }

  /** A schema without a type of its own, such as a union, may mean a text or a number. */
  function fitsOtherwise(at: string, { schema }: ParameterObject, texts: string[]): boolean {
    const [text = ''] = texts;
    if (resolve(document, schema).type !== undefined || texts.length > 1) return false;
    const readings = [Number(text), text === 'true' ? true : text !== 'false' && text, texts];
    return readings.some((value) => mismatch(at, value) === undefined);
  }

  function readBody(operation: Operation, { headers, body }: Incoming): Read {
    const { requestBody } = operation.object;
    if (!requestBody) return { body: undefined };
    const pointer =
      requestBody.$ref?.slice(1) ??
      `/paths/${step(operation.path)}/${operation.method}/requestBody`;
    const refuse = (refused: RefusalKind, why: string): Read => ({ refused, why, pointer });
    const { content, required } = resolve(document, requestBody);
    if (body.length > (operation.object['x-body-limit'] ?? limit))
      return refuse('tooLarge', 'the body is too large');
    if (body.length === 0)
      return required ? refuse('invalid', 'the body is missing') : { body: undefined };
    const said = String(headers['content-type'] ?? '').toLowerCase();
    const charset = /charset="?([\w-]+)/.exec(said)?.[1] ?? 'utf-8';
    const type = mediaFor(Object.keys(content), mediaTypeOf(said));
    if (
      headers['content-encoding'] !== undefined ||
      type === undefined ||
      !/^utf-?8$/.test(charset)
    )
      return refuse('mediaType', `${said === '' ? 'no media type' : said} is not documented`);
    if (!isJsonType(mediaTypeOf(said))) return { body: undefined };
    let value: unknown;
    try {
      value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body), (key, inner) => {
        if (key === '__proto__') throw new SyntaxError(key);
        return inner as unknown;
      });
    } catch {
      return refuse('malformed', 'the body is no JSON');
    }
    const wrong =
      content[type]?.schema && mismatch(`${pointer}/content/${step(type)}/schema`, value);
    return wrong === undefined ? { body: value } : refuse('invalid', `the body: ${wrong}`);
  }

  /** Parameters and body, with credentials or without. */
  const readInput = (operation: Operation, incoming: Incoming): Read =>
    wrongParameter(operation, incoming) ?? readBody(operation, incoming);

  return {
    isSignedIn,
    readInput,
    read(operation: Operation, incoming: Incoming): Read {
      if (isSignedIn(operation, incoming)) return readInput(operation, incoming);
      return { refused: 'unauthenticated', why: 'credentials are missing', pointer: '' };
    },
  };
}

const cookieOf = (header: string, name: string): string | undefined =>
  header
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A header is no reason to refuse where the contract documents no refusal of what was sent. */
const isRefusable = ({ responses }: Operation, parameter: ParameterObject): boolean =>
  parameter.in !== 'header' ||
  parameter.required === true ||
  responses.some(({ status }) => /^(?:400|409|415|422|4XX|default)$/i.test(status));

/** The texts of a parameter; undefined for one that is not read, such as an object in several parts. */
function textsOf(
  document: ContractDocument,
  parameter: ParameterObject,
  { path, query, headers }: Incoming,
): string[] | undefined {
  const { name, schema } = parameter as Omit<ParameterObject, 'schema'> & { schema?: SchemaObject };
  if (parameter.in === 'cookie' || !schema) return undefined;
  const types = [resolve(document, schema).type ?? []].flat();
  if (types.includes('object')) return undefined;
  if (parameter.in === 'query') {
    const all = query.getAll(name);
    const { explode, style } = parameter as { explode?: boolean; style?: string };
    const by = style === 'pipeDelimited' ? '|' : style === 'spaceDelimited' ? ' ' : ',';
    const isOne = explode === false || by !== ',';
    return isOne && types.includes('array') ? all.flatMap((text) => text.split(by)) : all;
  }
  const text = parameter.in === 'path' ? path[name] : headers[name.toLowerCase()];
  // An empty header says nothing.
  if (text === undefined || (parameter.in === 'header' && text === '')) return [];
  // Lists in paths and headers are one text with commas.
  return types.includes('array')
    ? [text].flat().flatMap((one) => one.split(/,\s*/))
    : [text].flat();
}

/** Texts by the type that a schema names; a text that is no number stays one, and is refused. */
function valueOf(document: ContractDocument, schema: SchemaObject, texts: string[]): unknown {
  const own = resolve(document, schema);
  const types = [own.type ?? []].flat();
  if (types.includes('array'))
    return texts.map((text) => valueOf(document, own.items ?? {}, [text]));
  if (texts.length > 1) return texts;
  const [text = ''] = texts;
  if (types.includes('boolean') && /^(?:true|false)$/.test(text)) return text === 'true';
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

function pointerOf(
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

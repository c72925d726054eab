import type { Mismatch } from '../check/samples/schema-parts.ts';
import { step } from '../checker/schemas.ts';
import {
  resolve,
  type ContractDocument,
  type Operation,
  type ParameterObject,
  type SchemaObject,
} from '../document/document.ts';
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
export type Read = { body: unknown } | { refused: RefusalKind; why: string };

const LIMIT = 1_048_576;
const JSON_TYPE = /[/+]json\b/i;

/** Reads requests by a document: credentials, parameters, body. */
export function createRequestReader(document: ContractDocument, mismatch: Mismatch) {
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
      const texts = textsOf(parameter, incoming);
      const refused = parameter.in === 'path' ? 'unknownId' : 'invalid';
      if (texts.length === 0) {
        if (parameter.required) return { refused, why: `${parameter.name} is missing` };
        continue;
      }
      if (!(parameter as Partial<ParameterObject>).schema) continue;
      const value = valueOf(document, parameter.schema, texts);
      const wrong = mismatch(pointerOf(document, operation, parameter), value);
      if (wrong !== undefined && isRefusable(operation, parameter))
        return { refused, why: `${parameter.name}: ${wrong}` };
    }
    return undefined;
  }

  function readBody(operation: Operation, { headers, body }: Incoming): Read {
    const { requestBody } = operation.object;
    if (!requestBody) return { body: undefined };
    const { content, required } = resolve(document, requestBody);
    if (body.length > (operation.object['x-body-limit'] ?? LIMIT))
      return { refused: 'tooLarge', why: 'the body is too large' };
    if (body.length === 0)
      return required ? { refused: 'invalid', why: 'the body is missing' } : { body: undefined };
    const said = String(headers['content-type'] ?? '').toLowerCase();
    const sent = said.split(';')[0]?.trim();
    const charset = /charset="?([\w-]+)/.exec(said)?.[1] ?? 'utf-8';
    const type = Object.keys(content).find((name) => name.split(';')[0]?.toLowerCase() === sent);
    if (
      headers['content-encoding'] !== undefined ||
      type === undefined ||
      !/^utf-?8$/.test(charset)
    )
      return { refused: 'mediaType', why: `${said} is not documented` };
    if (!JSON_TYPE.test(type)) return { body: undefined };
    let value: unknown;
    try {
      value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body), (key, inner) => {
        if (key === '__proto__') throw new SyntaxError(key);
        return inner as unknown;
      });
    } catch {
      return { refused: 'malformed', why: 'the body is no JSON' };
    }
    const at =
      requestBody.$ref?.slice(1) ??
      `/paths/${step(operation.path)}/${operation.method}/requestBody`;
    const wrong = content[type]?.schema && mismatch(`${at}/content/${step(type)}/schema`, value);
    return wrong === undefined
      ? { body: value }
      : { refused: 'invalid', why: `the body: ${wrong}` };
  }

  return (operation: Operation, incoming: Incoming): Read => {
    if (!isSignedIn(operation, incoming))
      return { refused: 'unauthenticated', why: 'credentials are missing' };
    return wrongParameter(operation, incoming) ?? readBody(operation, incoming);
  };
}

/** Any credential will do, but one that says itself that it is none. */
const isTaken = (credential: string | undefined): boolean =>
  credential !== undefined && !/(?:invalid|expired|nobody|A{8})$/.test(credential);

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

function textsOf(parameter: ParameterObject, { path, query, headers }: Incoming): string[] {
  const { name } = parameter;
  if (parameter.in === 'query') {
    const all = query.getAll(name);
    return (parameter as { explode?: boolean }).explode === false
      ? all.flatMap((text) => text.split(','))
      : all;
  }
  if (parameter.in === 'cookie') return [];
  const text = parameter.in === 'path' ? path[name] : headers[name.toLowerCase()];
  // An empty header says nothing.
  const isAbsent = text === undefined || (parameter.in === 'header' && text === '');
  return isAbsent ? [] : [text].flat();
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
    if (index >= 0) return `${list[index]?.$ref?.slice(1) ?? `${at}/parameters/${index}`}/schema`;
  }
  return '';
}

import type { RefusalStatuses } from '../cases/refusal-statuses.ts';
import { step, type Mismatch } from '../checker/schemas.ts';
import {
  resolve,
  type ContractDocument,
  type Operation,
  type ParameterObject,
  type SchemaObject,
} from '../document/document.ts';
import { isJsonType, mediaFor, mediaTypeOf } from '../document/media-types.ts';
import { createFormCheck, isFormType } from './form-body.ts';
import { kindOfType } from './documented-styles.ts';
import { cookieOf, createParameterValues, type Said } from './parameter-values.ts';
import { createShapes, kindsOf } from './schema-shapes.ts';

/** A request as it came. */
export type Incoming = Said & { query: URLSearchParams; body: Uint8Array };
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
  const shapesOf = createShapes(document);
  const formFault = createFormCheck(document, shapesOf, mismatch);
  const { documented, valuesIn, isKnown } = createParameterValues(document, shapesOf, mismatch);
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
    const valueIn = valuesIn(operation, incoming);
    for (const own of documented(operation)) {
      const { parameter, pointer } = own;
      const refused = parameter.in === 'path' ? 'unknownId' : 'invalid';
      const value = valueIn(own);
      if (!value && parameter.required && own.kind !== 'unread')
        return { refused, why: `${parameter.name} is missing`, pointer };
      if (value && 'wrong' in value && isRefusable(operation, parameter))
        return { refused, why: `${parameter.name}: ${value.wrong}`, pointer };
    }
    return undefined;
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
    const at = `${pointer}/content/${step(type)}/schema`;
    if (isFormType(mediaTypeOf(said))) {
      const form = String(headers['content-type']);
      const fault = formFault(content[type] ?? {}, at, form, body);
      return fault ? refuse(fault.kind, fault.why) : { body: undefined };
    }
    if (!isJsonType(mediaTypeOf(said))) {
      const wrong = isText(type, content[type]?.schema, at) && mismatch(at, text(body));
      return typeof wrong === 'string'
        ? refuse('invalid', `the body: ${wrong}`)
        : { body: undefined };
    }
    let value: unknown;
    try {
      value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body), (key, inner) => {
        if (key === '__proto__') throw new SyntaxError(key);
        return inner as unknown;
      });
    } catch {
      return refuse('malformed', 'the body is no JSON');
    }
    const wrong = content[type]?.schema && mismatch(at, value);
    return wrong === undefined ? { body: value } : refuse('invalid', `the body: ${wrong}`);
  }

  const isText = (type: string, schema: SchemaObject | undefined, pointer: string) =>
    schema !== undefined &&
    kindOfType(type) === 'text' &&
    kindsOf(shapesOf({ schema, pointer })).every((kind) => kind === 'text');

  /** Parameters and body, with credentials or without. */
  const readInput = (operation: Operation, incoming: Incoming): Read =>
    wrongParameter(operation, incoming) ?? readBody(operation, incoming);

  return {
    isSignedIn,
    readInput,
    /** Whether a name of a query belongs to a parameter. */
    isKnown,
    read(operation: Operation, incoming: Incoming): Read {
      if (isSignedIn(operation, incoming)) return readInput(operation, incoming);
      return { refused: 'unauthenticated', why: 'credentials are missing', pointer: '' };
    },
  };
}

/** A header or a cookie is no reason to refuse where the contract documents no refusal of what was sent. */
export const isRefusable = ({ responses }: Operation, parameter: ParameterObject): boolean =>
  (parameter.in !== 'header' && parameter.in !== 'cookie') ||
  parameter.required === true ||
  hasRefusal(responses);

/** Whether the contract documents a refusal of bad input. */
export const hasRefusal = (responses: Operation['responses']): boolean =>
  responses.some(({ status }) => /^(?:400|409|415|422|4XX|default)$/i.test(status));

const text = (body: Uint8Array): string => new TextDecoder().decode(body);

import type { Mismatch } from '../checker/schemas.ts';
import type { ContractDocument, Operation, ParameterObject } from '../document/document.ts';
import { documentedParameter, type DocumentedParameter } from './documented-styles.ts';
import { kindOf, type ShapesOf } from './schema-shapes.ts';
import { createStyleValues, type ReadValue } from './style-values.ts';
import { isBelow, meaningsOfPairs, meaningsOfText, pairOf, pairsOf, type Pairs } from './styles.ts';

/** What a request says besides its body. */
export type Said = {
  /** Parameters of the path, percent-encoded as they came. */
  pathTexts: Readonly<Record<string, string>>;
  /** The query as it came, without its question mark. */
  search: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};
type Documented = DocumentedParameter & { parameter: ParameterObject };

/** OpenAPI leaves these to the media types and the security of an operation. */
const NOT_PARAMETERS = /^(?:accept|content-type|authorization)$/i;

/** Reads the parameters of requests, in every style that OpenAPI 3.1 has for their place. */
export function createParameterValues(
  document: ContractDocument,
  shapesOf: ShapesOf,
  mismatch: Mismatch,
) {
  const { inStyle, ofContent } = createStyleValues(shapesOf, mismatch);
  const known = new WeakMap<Operation, Documented[]>();

  /** How the parameters of an operation are written. */
  function documented(operation: Operation): Documented[] {
    const all =
      known.get(operation) ??
      operation.parameters
        .filter(({ in: place, name }) => place !== 'header' || !NOT_PARAMETERS.test(name))
        .map((parameter) => ({
          ...documentedParameter(document, operation, parameter),
          parameter,
        }));
    known.set(operation, all);
    return all;
  }

  const objectsOf = (own: Documented) =>
    shapesOf(own.placed).filter((shape) => kindOf(shape) === 'object');

  /** Whether a pair is a property of an object that is spread over a query or over cookies. */
  function isProperty(own: Documented, all: readonly Documented[], name: string): boolean {
    if (objectsOf(own).some(({ properties }) => properties.has(name))) return true;
    const isOpen = objectsOf(own).some((one) => one.isOpen || isFree(one));
    return (
      isOpen && !all.some((other) => other !== own && isNamedBy(other, own.parameter.in, name))
    );
  }

  const isNamedBy = ({ parameter }: Documented, place: string, name: string): boolean =>
    parameter.in === place && (parameter.name === name || isBelow(name, parameter.name));

  /** Reads one request's parameters. */
  function valuesIn(operation: Operation, said: Said) {
    const all = documented(operation);
    const { headers, pathTexts } = said;
    let query: Pairs | undefined;
    const pairsIn = (place: string, isOneText: boolean): Pairs => {
      if (place === 'cookie') return cookiePairs(headers, isOneText);
      query ??= queryPairs(said.search);
      return query;
    };

    /** Undefined without a value, and for what is not read. */
    return (own: Documented): ReadValue => {
      const { placed, parameter } = own;
      const { name, in: place } = parameter;
      if (own.kind === 'unread') return undefined;
      const decode = DECODE[place];
      if (place === 'query' || place === 'cookie') {
        if (own.kind === 'style') {
          const at = { ...own, name, isProperty: (pair: string) => isProperty(own, all, pair) };
          if (isEmptyByLeave(own, said.search)) return { value: '' };
          return inStyle(placed, (kind) =>
            meaningsOfPairs(kind, at, pairsIn(place, kind === 'text'), decode),
          );
        }
        const pair = pairsIn(place, true).all.find((one) => one.name === name);
        return pair && ofContent(placed, own.kind, decode(pair.raw));
      }
      const raw =
        place === 'path' ? pathTexts[name] : [headers[name.toLowerCase()] ?? []].flat().join(',');
      // An empty header says nothing.
      if (raw === undefined || (place === 'header' && raw === '')) return undefined;
      if (own.kind !== 'style') return ofContent(placed, own.kind, decode(raw));
      const at = {
        ...own,
        name,
        isProperty: (pair: string) => objectsOf(own).some((one) => one.properties.has(pair)),
      };
      return inStyle(placed, (kind) => meaningsOfText(kind, at, raw, decode));
    };
  }

  /** Whether a name of a query belongs to a parameter. */
  function owns(own: Documented, all: readonly Documented[], name: string): boolean {
    if (own.parameter.in !== 'query') return false;
    if (own.parameter.name === name || own.kind === 'unread') return true;
    if (own.kind !== 'style') return false;
    if (own.style === 'deepObject') return isBelow(name, own.parameter.name);
    return own.explode && objectsOf(own).length > 0 && isProperty(own, all, name);
  }

  const ownOf = (operation: Operation, parameter: ParameterObject) =>
    documented(operation).find((one) => one.parameter === parameter);

  return {
    documented,
    valuesIn,
    isKnown: (operation: Operation, name: string): boolean =>
      documented(operation).some((own) => owns(own, documented(operation), name)),
    /** Whether a pair of a query belongs to a parameter. */
    owns(operation: Operation, parameter: ParameterObject, pair: string): boolean {
      const own = ownOf(operation, parameter);
      return own !== undefined && owns(own, documented(operation), pairOf(pair, decodedPlus).name);
    },
    /** A parameter of a request, of which only its own place need be given. */
    read(
      operation: Operation,
      parameter: ParameterObject,
      search: string,
      headers: Said['headers'] = {},
      pathTexts: Said['pathTexts'] = {},
    ): ReadValue {
      const own = ownOf(operation, parameter);
      return own && valuesIn(operation, { pathTexts, search, headers })(own);
    },
  };
}

export type ParameterValues = ReturnType<typeof createParameterValues>;

/** Whether an object takes properties of any name, since it names none. */
export const isFree = ({
  properties,
  isClosed,
}: {
  properties: Map<string, unknown>;
  isClosed: boolean;
}) => properties.size === 0 && !isClosed;

/** Whether a parameter is empty, as `allowEmptyValue` lets it be. */
const isEmptyByLeave = ({ parameter }: Documented, search: string): boolean =>
  parameter.allowEmptyValue === true && new URLSearchParams(search).get(parameter.name) === '';

/** Pairs of a query or of an encoded form. */
export const queryPairs = (text: string): Pairs =>
  pairsOf(text === '' ? [] : text.split('&').map((piece) => pairOf(piece, decodedPlus)));

/** Cookies; what belongs together may be one cookie as well (`ids=1&ids=2`). */
function cookiePairs(headers: Said['headers'], isOneText: boolean): Pairs {
  const cookies = String(headers['cookie'] ?? '').split(/;\s*/);
  const pieces = isOneText ? cookies : cookies.flatMap((one) => one.split('&'));
  return pairsOf(pieces.map((piece) => pairOf(piece, unquoted)));
}

export const cookieOf = (header: string, name: string): string | undefined =>
  header
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A text without its percent signs; one that is not encoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const decodedPlus = (text: string): string => decoded(text.replaceAll('+', ' '));
const unquoted = (text: string): string => decoded(/^"(.*)"$/.exec(text)?.[1] ?? text);

const DECODE: Readonly<Record<ParameterObject['in'], (text: string) => string>> = {
  path: decoded,
  query: decodedPlus,
  header: (text) => text.trim(),
  cookie: unquoted,
};

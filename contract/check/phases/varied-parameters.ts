import type { Operation, ParameterObject } from '#contract/document/document.ts';
import { isDisregarded, isVaried } from '../coverage/varied-parameters.ts';
import { parameterPlace, placesIn } from '../coverage/input-places.ts';
import { isRefusable } from '#contract/requests/request-reader.ts';
import { writeParameter } from '#contract/requests/write-parameter.ts';
import type { SentRequest } from '../client.ts';
import { partOf } from '../good-request.ts';
import type { Base, Run } from '../run.ts';
import { madeUp } from '../samples/make-up.ts';
import { variationsOf } from '../samples/variations.ts';
import type { ChangedRequest } from './changed-request.ts';

/** A longer query, header or cookie is refused for its length, whatever it says. */
const LONGEST = { path: 0, query: 8_000, header: 4_000, cookie: 4_000 } as const;

/** Every keyword of each parameter of query, headers and cookies both ways. */
export function parameterVariations(run: Run, operation: Operation, base: Base): ChangedRequest[] {
  return operation.parameters
    .filter((one) => one.in !== 'path' && isVaried(run.document, operation, one))
    .flatMap((parameter) => variationsOfOne(run, operation, base, parameter));
}

function variationsOfOne(
  run: Run,
  operation: Operation,
  { request }: Base,
  parameter: ParameterObject,
): ChangedRequest[] {
  const { document, checker, parameters, statuses } = run;
  const { mismatch } = checker;
  const part = partOf(run, operation, parameter);
  const random = run.random(`${parameterPlace(parameter)} ${operation.id}`);
  const good = madeUp(document, part, random, mismatch);
  const { said, without } = writerOf(run, operation, parameter, request);
  const refused = !isDisregarded(parameter) &&
    isRefusable(operation, parameter) && { allowed: statuses.invalid };

  /** A request with a value; undefined for one that cannot be said. */
  function saying(value: unknown) {
    const pairs = writeParameter(document, operation, parameter, value) ?? [];
    const changed = said(pairs);
    if (!changed) return undefined;
    const [, search = ''] = changed.path.split('?');
    const read = parameters.read(operation, parameter, search, changed.headers);
    const text = pairs.map(decoded).join('&');
    if (!read || text.length > LONGEST[parameter.in]) return undefined;
    const { name, in: place } = parameter;
    const shown = text.slice(0, 40 + name.length);
    return {
      situation: place === 'query' ? `?${shown}` : `the ${place} ${name} ${shown}`.trim(),
      isValid: 'value' in read,
      request: changed,
    };
  }

  const sent = new Set<string>();
  const changed = variationsOf(document, part, good, random, mismatch).flatMap(
    ({ keyword, at, body }): ChangedRequest[] => {
      // A text in the place of an object's fields is another parameter to most servers, which leave it out.
      if (keyword === 'type' && at.length === 0 && isObject(good)) return [];
      const one = saying(body);
      if (
        one?.isValid &&
        parameter.in === 'query' &&
        run.sources.has(operation, 'query', parameter.name)
      )
        return [];
      const key = `${keyword} ${one?.situation} ${one?.request.path}`;
      if (!one || sent.has(key)) return [];
      sent.add(key);
      return [
        {
          ...one,
          check: 'invalid-accepted',
          input: placeOf(parameter, at),
          keyword,
          pointer: part.pointer,
          ...(!one.isValid && refused),
        },
      ];
    },
  );
  if (parameter.required === true)
    changed.push({
      situation: `no ${parameterPlace(parameter)}`,
      request: without(),
      check: 'invalid-accepted',
      input: parameterPlace(parameter),
      keyword: 'required',
      isValid: false,
      pointer: part.pointer,
      ...refused,
    });
  const plain = saying(good);
  if (!plain?.isValid) return changed;
  const { situation, request: asked } = plain;
  const places = placesOfValue(parameter, good);
  return [...changed, { situation, request: asked, check: 'invalid-accepted', places }];
}

/** Requests with other texts of one parameter, and without any. */
function writerOf(
  { parameters, document }: Run,
  operation: Operation,
  parameter: ParameterObject,
  request: SentRequest,
) {
  const { in: place, name } = parameter;
  const [path = '', query = ''] = request.path.split('?');
  const others = query
    .split('&')
    .filter((pair) => pair !== '' && !parameters.owns(operation, parameter, pair));
  const key = place === 'cookie' ? 'cookie' : name.toLowerCase();
  const { [key]: header = '', ...rest } = request.headers;
  const nameIn = (pair: string) => pair.split('=')[0] ?? '';

  function withHeader(text: string): SentRequest | undefined {
    // HTTP cuts what is around a header's text, and leaves out what is no text of it.
    const value = text.trim();
    if (/[^\t -~\u00A0-\u00FF]/.test(value)) return undefined;
    return { ...request, headers: value === '' ? rest : { ...rest, [key]: value } };
  }
  function said(pairs: readonly string[]): SentRequest | undefined {
    if (place === 'query') {
      const search = [...others, ...pairs].join('&');
      return { ...request, path: `${path}${search && `?${search}`}` };
    }
    if (place === 'header') return pairs[0]?.trim() ? withHeader(pairs[0]) : undefined;
    return withHeader([...cookiesBeside(pairs), ...pairs].join('; '));
  }
  function cookiesBeside(pairs: readonly string[]): string[] {
    const owned = new Set([name, ...pairs.map(nameIn), ...ownNames()]);
    return header.split(/;\s*/).filter((pair) => pair !== '' && !owned.has(nameIn(pair)));
  }
  /** Names of the cookies by which the good request says it: those of an object's fields are not its own. */
  function ownNames(): string[] {
    const read = parameters.read(operation, parameter, '', { cookie: header });
    const value = read && 'value' in read ? read.value : undefined;
    return (writeParameter(document, operation, parameter, value) ?? []).map(nameIn);
  }

  return {
    said,
    without: (): SentRequest => {
      if (place === 'query') return said([]) ?? request;
      return (
        (place === 'cookie' ? withHeader(cookiesBeside([]).join('; ')) : withHeader('')) ?? request
      );
    },
  };
}

const placeOf = (parameter: ParameterObject, at: ReadonlyArray<string | number>): string =>
  `${parameterPlace(parameter)}${at.map((key) => (typeof key === 'number' ? '[]' : `.${key}`)).join('')}`;

/** Every place that a parameter's value fills. */
export const placesOfValue = (parameter: ParameterObject, value: unknown): string[] =>
  placesIn(value).map((place) => place.replace(/^body/, () => parameterPlace(parameter)));

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function decoded(pair: string): string {
  try {
    return decodeURIComponent(pair);
  } catch {
    // A header's text is not encoded, so a percent sign in it is one.
    return pair;
  }
}

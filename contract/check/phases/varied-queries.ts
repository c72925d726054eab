import type { Operation, ParameterObject } from '#contract/document/document.ts';
import { placesIn } from '../coverage/input-places.ts';
import { writeParameter } from '#contract/requests/write-parameter.ts';
import { partOf } from '../good-request.ts';
import type { Base, Run } from '../run.ts';
import { madeUp } from '../samples/make-up.ts';
import { variationsOf } from '../samples/variations.ts';
import type { ChangedRequest } from './changed-request.ts';

/** A longer query is refused for its length, whatever it says. */
const LONGEST_QUERY = 8_000;

/** Every keyword of each parameter of the query both ways. */
export function queryVariations(run: Run, operation: Operation, base: Base): ChangedRequest[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => parameterVariations(run, operation, base, parameter));
}

function parameterVariations(
  run: Run,
  operation: Operation,
  { request }: Base,
  parameter: ParameterObject,
): ChangedRequest[] {
  const { document, checker, parameters } = run;
  const { mismatch } = checker;
  const { name } = parameter;
  const part = partOf(run, operation, parameter);
  const random = run.random(`query ${operation.id} ${name}`);
  const good = madeUp(document, part, random, mismatch);
  const [path = '', query = ''] = request.path.split('?');
  const others = query
    .split('&')
    .filter((pair) => pair !== '' && !parameters.owns(operation, parameter, pair));

  /** A request with a value; undefined for one that a query cannot say. */
  function said(value: unknown) {
    const pairs = writeParameter(document, operation, parameter, value) ?? [];
    const search = [...others, ...pairs].join('&');
    const read = parameters.read(operation, parameter, search);
    const text = pairs.map(decoded).join('&');
    if (!read || text.length > LONGEST_QUERY) return undefined;
    const isValid = 'value' in read;
    return {
      situation: `?${text.slice(0, 40 + name.length)}`,
      isValid,
      request: { ...request, path: `${path}?${search}` },
    };
  }

  const sent = new Set<string>();
  const changed = variationsOf(document, part, good, random, mismatch).flatMap(
    ({ keyword, at, body }): ChangedRequest[] => {
      // A text in the place of an object's fields is another parameter to most servers, which leave it out.
      if (keyword === 'type' && at.length === 0 && isObject(good)) return [];
      const one = said(body);
      const key = `${keyword} ${one?.request.path}`;
      if (!one || sent.has(key)) return [];
      sent.add(key);
      return [
        {
          ...one,
          check: 'invalid-accepted',
          input: queryPlace(name, at),
          keyword,
          pointer: part.pointer,
          ...(!one.isValid && { allowed: run.statuses.invalid }),
        },
      ];
    },
  );
  const plain = said(good);
  if (!plain?.isValid) return changed;
  const { situation, request: asked } = plain;
  const places = queryPlaces(name, good);
  return [...changed, { situation, request: asked, check: 'invalid-accepted', places }];
}

const queryPlace = (name: string, at: ReadonlyArray<string | number>): string =>
  `?${name}${at.map((key) => (typeof key === 'number' ? '[]' : `.${key}`)).join('')}`;

/** Every place of a query that a parameter's value fills. */
export const queryPlaces = (name: string, value: unknown): string[] =>
  placesIn(value).map((place) => place.replace(/^body/, () => `?${name}`));

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const decoded = (pair: string): string => decodeURIComponent(pair);

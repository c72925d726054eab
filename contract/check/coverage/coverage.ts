import type { ContractDocument, Operation } from '#contract/document/document.ts';
import { statusNames } from '#contract/operations/operation.ts';
import type { Exchange } from '../client.ts';
import { documentedInputs } from './documented-inputs.ts';
import { guessedReason, type HoleReason } from './reasons.ts';

/** What was sent of one keyword at one place of an operation's input. */
export type InputCoverage = {
  /** `?limit`, or `body.variables[].name`. */
  input: string;
  keyword: string;
  /** Requests in which the place was filled as its schema wants it. */
  valid: number;
  /** Requests that broke the keyword and nothing else. */
  invalid: number;
  /** Whether any request can break it. */
  isBreakable: boolean;
};

/** A documented answer. */
export type AnswerCoverage = {
  status: string;
  seen: number;
  /** Where the status has several media types. */
  media?: Array<{ type: string; seen: number }>;
  reason?: HoleReason;
};

/** What a run reached at one operation. */
export type OperationCoverage = {
  operation: string;
  requests: number;
  inputs: InputCoverage[];
  answers: AnswerCoverage[];
};

/** A change to one place of an input. */
export type ChangedInput = { input: string; keyword: string; isValid: boolean };

/** Whether an input was met and broken, as far as it can be. */
export const isWhole = ({ valid, invalid, isBreakable }: InputCoverage): boolean =>
  valid > 0 && (invalid > 0 || !isBreakable);

const count = (counts: Map<string, number>, key: string) =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

/** Counts requests and documented answers by operation; with a document, its inputs as well. */
export function createCoverage(operations: readonly Operation[], document?: ContractDocument) {
  const own = new Map(operations.map(({ id }) => [id, countsOfOne()]));
  const of = ({ id }: Operation) => own.get(id) ?? countsOfOne();
  return {
    saw(operation: Operation, { status, headers }: Seen): void {
      const { answers, requests } = of(operation);
      requests.count += 1;
      const names = new Set(operation.responses.map((one) => one.status.toUpperCase()));
      const name = statusNames(status).find((one) => names.has(one.toUpperCase()));
      if (name === undefined) return;
      count(answers, name.toUpperCase());
      count(answers, `${name.toUpperCase()} ${mediaType(headers?.get('content-type') ?? '')}`);
    },
    /** Counts places that a request fills as the schema wants them. */
    met(operation: Operation, places: readonly string[]): void {
      for (const place of places) count(of(operation).met, place);
    },
    /** Counts a change that was sent. */
    hit(operation: Operation, { input, keyword, isValid }: ChangedInput): void {
      if (isValid) count(of(operation).met, input);
      else count(of(operation).broken, `${input} ${keyword}`);
    },
    ofOperations: (): OperationCoverage[] =>
      operations.map((operation) => {
        const { answers, met, broken, requests } = of(operation);
        const inputs = document === undefined ? [] : documentedInputs(document, operation);
        const named = namedBy(inputs.map(({ input }) => input));
        const [valid, invalid] = [renamed(met, named), renamed(broken, named)];
        return {
          operation: `${operation.method.toUpperCase()} ${operation.path}`,
          requests: requests.count,
          inputs: inputs.map((one) => ({
            ...one,
            valid: valid.get(one.input) ?? 0,
            invalid: invalid.get(`${one.input} ${one.keyword}`) ?? 0,
          })),
          answers: operation.responses.map((one) => answerOf(one, answers, requests.count)),
        };
      }),
  };
}

export type Coverage = ReturnType<typeof createCoverage>;
type Seen = Pick<Exchange, 'status'> & { headers?: Headers };

const countsOfOne = () => ({
  requests: { count: 0 },
  /** By status, and by status and media type. */
  answers: new Map<string, number>(),
  met: new Map<string, number>(),
  broken: new Map<string, number>(),
});

/** The documented name of a place: `body.values.*` for `body.values.name`, where no field has that name. */
function namedBy(places: readonly string[]): (place: string) => string {
  const known = new Set(places);
  const maps = [...known]
    .filter((place) => place.includes('.*'))
    .toSorted((a, b) => b.length - a.length)
    .map((place): [string, RegExp] => {
      const parts = place.split('.*').map((part) => part.replaceAll(/\W/g, String.raw`\$&`));
      return [place, new RegExp(`^${parts.join(String.raw`\.[^[\]]+?`)}$`)];
    });
  return (place) =>
    known.has(place) ? place : (maps.find(([, pattern]) => pattern.test(place))?.[0] ?? place);
}

/** Counts under documented names; a key is a place, or a place and a keyword. */
function renamed(counts: ReadonlyMap<string, number>, named: (place: string) => string) {
  const all = new Map<string, number>();
  for (const [key, number] of counts) {
    const [, place = key, keyword = ''] = /^(.*?)( \w+)?$/s.exec(key) ?? [];
    const name = `${named(place)}${keyword}`;
    all.set(name, (all.get(name) ?? 0) + number);
  }
  return all;
}

function answerOf(
  { status, object }: Operation['responses'][number],
  counts: ReadonlyMap<string, number>,
  requests: number,
): AnswerCoverage {
  const name = status.toUpperCase();
  const seen = counts.get(name) ?? 0;
  const types = Object.keys(object.content ?? {}).map(mediaType);
  const reason = seen === 0 ? guessedReason(status, requests) : undefined;
  return {
    status,
    seen,
    ...(types.length > 1 && {
      media: types.map((type) => ({ type, seen: counts.get(`${name} ${type}`) ?? 0 })),
    }),
    ...(reason !== undefined && { reason }),
  };
}

const mediaType = (text: string) => text.split(';')[0]?.trim().toLowerCase() ?? '';

import type { Operation, ParameterObject } from '#contract/document/document.ts';
import { writeParameter } from '#contract/requests/write-parameter.ts';
import { parameterPlace } from '../coverage/input-places.ts';
import { isVaried } from '../coverage/varied-parameters.ts';
import { partOf } from '../good-request.ts';
import type { Base, Run } from '../run.ts';
import { madeUp } from '../samples/make-up.ts';
import { variationsOf, type Variation } from '../samples/variations.ts';
import { fresh, type ChangedRequest } from './changed-request.ts';

type Texts = Readonly<Record<string, string>>;

/** A longer part of a path is refused for its length, whatever it says. */
const LONGEST = 1_000;
const READS = /^(?:get|head)$/;
/** Keywords that list all values, each of which the server must know. */
const LISTS = /^(?:enum|const)$/;
/** Statuses that say that a value is not what the contract wants. */
const INVALID = [400, 415, 422];

/** Every keyword of each parameter of the path both ways, where the contract documents how a bad one is refused. */
export function pathVariations(run: Run, operation: Operation, base: Base): ChangedRequest[] {
  const texts = run.pathTexts(operation, base.request);
  if (!texts) return [];
  return operation.parameters
    .filter((one) => one.in === 'path' && isVaried(run.document, operation, one))
    .flatMap((parameter) => variationsOfOne(run, operation, base, { parameter, texts }));
}

function variationsOfOne(
  run: Run,
  operation: Operation,
  { request }: Base,
  { parameter, texts }: { parameter: ParameterObject; texts: Texts },
): ChangedRequest[] {
  const { document, checker, statuses } = run;
  const { name } = parameter;
  const part = partOf(run, operation, parameter);
  const input = parameterPlace(parameter);
  const random = run.random(`${input} ${operation.id}`);
  const valueIn = (all: Texts) => run.parameters.read(operation, parameter, '', {}, all);
  const own = valueIn(texts);
  const good = own && 'value' in own ? own.value : madeUp(document, part, random, checker.mismatch);
  const [, query] = request.path.split('?');
  const sent = new Set<string>();

  const requestWith = (text: string) => {
    const all = { ...texts, [name]: text };
    const address = operation.path.replaceAll(
      /\{([^{}]+)\}/g,
      (_all, one: string) => all[one] ?? '',
    );
    const changed = { ...request, path: query === undefined ? address : `${address}?${query}` };
    const read = valueIn(all);
    // Another operation may have an address of which this one would be a case.
    if (!read || run.pathTexts(operation, changed) === undefined) return undefined;
    return { request: fresh(changed), isValid: 'value' in read };
  };

  return variationsOf(document, part, good, random, checker.mismatch).flatMap(
    (variation): ChangedRequest[] => {
      const { keyword, body } = variation;
      const [text = ''] = writeParameter(document, operation, parameter, body) ?? [];
      const key = `${keyword} ${text}`;
      if (!isSayable(text) || text === texts[name] || sent.has(key)) return [];
      const changed = requestWith(text);
      if (!changed || !isHarmless(operation, variation, changed.isValid)) return [];
      sent.add(key);
      const one: ChangedRequest = {
        situation: `the path ${name} ${decodeURIComponent(text).slice(0, 40)}`,
        request: changed.request,
        check: keyword === 'format' ? 'format-accepted' : 'invalid-accepted',
        pointer: part.pointer,
      };
      // Where that status is usual for what is not there, it does not say which of the two is meant.
      const isTold = INVALID.some((status) => statuses.unknownId.includes(status));
      if (changed.isValid && isTold && !LISTS.test(keyword)) return [one];
      const allowed = [...new Set([...statuses.invalid, ...statuses.unknownId])];
      const { isValid } = changed;
      return [{ ...one, input, keyword, isValid, ...(!isValid && { allowed }) }];
    },
  );
}

/** Whether a text can be one part of a path on its way through clients and proxies. */
function isSayable(encoded: string): boolean {
  const text = decodeURIComponent(encoded);
  if (text.length > LONGEST || text.trim() === '') return false;
  return !/[/\\\0]/.test(text) && !/^\.\.?$/.test(text);
}

/** Whether a request changes nothing of what is there: another value may name another thing. */
function isHarmless(
  { method }: Operation,
  { keyword, body }: Variation,
  isValid: boolean,
): boolean {
  if (isValid) return READS.test(method) ? keyword !== 'type' : isListed(method, keyword);
  // Readers of whole numbers may cut a fraction off.
  return method !== 'delete' || typeof body !== 'number' || Number.isInteger(body);
}

const isListed = (method: string, keyword: string): boolean =>
  method !== 'delete' && LISTS.test(keyword);

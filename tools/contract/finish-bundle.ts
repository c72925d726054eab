import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { fieldCodesOf } from '#contract/document/field-codes.ts';
import {
  operationsOf,
  resolve,
  type ContractDocument,
  type ExampleObject,
  type Operation,
  type ResponseObject,
} from '#contract/document/document.ts';
import { bundleText } from './bundle-text.ts';
import { listLanguages } from './language-tables.ts';

/** Placeholder for the operation's own path in examples that several operations share. */
export const SHARED_INSTANCE = '/api';

const REPLAYED = { $ref: '#/components/headers/IdempotencyReplayed' };

type Problem = { instance: string; code: string; errors?: Array<{ code: string }> };

/**
 * The bundle as it is committed: every operation has its problems written out, each example naming the
 * operation's own path, with `x-codes` and `x-field-codes` read from those examples and from the
 * request's schemas. A problem is written once, as an example; the languages of the interface are listed.
 */
export async function finishBundle(file: string): Promise<void> {
  const document = parse(await readFile(file, 'utf8')) as ContractDocument;
  finish(document);
  await writeFile(file, bundleText(document));
}

export function finish(document: ContractDocument): void {
  listLanguages(document);
  for (const operation of operationsOf(document)) {
    const { object } = operation;
    const instance = exampleInstance(document, operation);
    const codes: Record<string, string[]> = {};
    const fieldCodes = new Set(fieldCodesOf(document, operation));
    for (const [status, response] of Object.entries(object.responses)) {
      if (Number(status) < 400) continue;
      const problems = writeOut(document, response, instance);
      object.responses[status] = problems.response;
      codes[status] = [...new Set(problems.values.map(({ code }) => code))].toSorted();
      for (const { errors = [] } of problems.values)
        for (const { code } of errors) fieldCodes.add(code);
    }
    if (operation.parameters.some(({ name }) => name === 'Idempotency-Key'))
      declareReplays(document, object);
    const { responses, ...rest } = object;
    for (const key of Object.keys(object)) Reflect.deleteProperty(object, key);
    Object.assign(object, rest, { 'x-codes': codes });
    if (codes['422']) Object.assign(object, { 'x-field-codes': [...fieldCodes].toSorted() });
    Object.assign(object, { responses });
  }
  if (document.components) Reflect.deleteProperty(document.components, 'responses');
  const { examples = {} } = document.components ?? {};
  for (const [name, example] of Object.entries(examples))
    if ((example as { value?: Partial<Problem> }).value?.instance === SHARED_INSTANCE)
      Reflect.deleteProperty(examples, name);
}

/** A repeat is told from the first answer by a header, on what may be kept: successes and refusals by rule. */
function declareReplays(document: ContractDocument, object: Operation['object']): void {
  for (const [status, response] of Object.entries(object.responses)) {
    if (!/^(2..|402|409)$/.test(status)) continue;
    const own = structuredClone(resolve(document, response));
    own.headers = { ...own.headers, 'Idempotency-Replayed': REPLAYED };
    object.responses[status] = own;
  }
}

/** The operation's path with its parameters' examples; a token is masked, as the server masks it. */
export function exampleInstance(document: ContractDocument, operation: Operation): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'token') return '***';
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
    return String(parameter?.example ?? resolve(document, parameter?.schema ?? {})['example']);
  });
}

function writeOut(
  document: ContractDocument,
  response: ResponseObject,
  instance: string,
): { response: ResponseObject; values: Problem[] } {
  const own = structuredClone(resolve(document, response));
  const values: Problem[] = [];
  for (const media of Object.values(own.content ?? {}))
    for (const [name, example] of Object.entries(media.examples ?? {})) {
      const value = resolve(document, example).value as Problem;
      values.push(value);
      if (value.instance !== SHARED_INSTANCE) continue;
      const shown: ExampleObject = structuredClone(resolve(document, example));
      Object.assign(shown, { value: { ...value, instance } });
      (media.examples ??= {})[name] = shown;
    }
  return { response: own, values };
}

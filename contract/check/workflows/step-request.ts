import { resolve, type Operation } from '#contract/document/document.ts';
import type { SentRequest } from '../client.ts';
import { requestOf } from '../good-request.ts';
import type { Run } from '../run.ts';
import type { Parameter, Payload, Step, Workflow } from './arazzo.ts';
import { asText, filled, type Scope, type Values } from './expressions.ts';

/** A request as a step describes it, and the parameters that expressions can read again. */
export type StepRequest = { request: SentRequest; parameters: { path: Values; query: Values } };

/** Parameters of a step and of its workflow, with their values; a step's own takes the place of its workflow's. */
export function parametersOf(
  { parameters: shared }: Pick<Workflow, 'parameters'>,
  { parameters: own }: Pick<Step, 'parameters'>,
  scope: Scope,
): Parameter[] {
  const byName = new Map([...shared, ...own].map((one) => [`${one.in} ${one.name}`, one]));
  return [...byName.values()].map((one) => ({ ...one, value: filled(one.value, scope) }));
}

/** The request of a step. Credentials are the owner's, unless the step or its workflow gives others. */
export function stepRequest(
  run: Run,
  workflow: Workflow,
  step: Step & { operation: Operation },
  scope: Scope,
): StepRequest {
  const { operation } = step;
  const given = parametersOf(workflow, step, scope);
  const of = (place: Parameter['in']) =>
    Object.fromEntries(
      given.filter((one) => one.in === place).map(({ name, value }) => [name, value]),
    );
  const headers = Object.fromEntries(
    Object.entries(of('header')).map(([name, value]) => [name.toLowerCase(), asText(value)]),
  );
  const cookies = Object.entries(of('cookie')).map(
    ([name, value]) => `${name}=${encodeURIComponent(asText(value))}`,
  );
  const [path, query] = [of('path'), of('query')];
  const sent = payloadOf(run, operation, step.requestBody, scope);
  const request = requestOf(run, operation, {
    body: undefined,
    hasForm: false,
    given: {
      path: asRecord(path),
      query: asRecord(query),
      headers: {
        ...(sent && { 'content-type': sent.type }),
        ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
        ...headers,
      },
    },
  });
  return {
    request: { ...request, ...(sent && { body: sent.body }) },
    parameters: { path, query },
  };
}

const asRecord = (values: Values) => values as Record<string, string | number>;

/** A step's body as it is sent, and its media type. */
function payloadOf(
  run: Run,
  { object: { requestBody } }: Operation,
  payload: Payload | undefined,
  scope: Scope,
): { type: string; body: string } | undefined {
  if (payload === undefined) return undefined;
  const documented = requestBody ? Object.keys(resolve(run.document, requestBody).content) : [];
  const json = documented.find((type) => /[/+]json\b/.test(type));
  const type = payload.contentType ?? json ?? documented[0] ?? 'application/json';
  const value = replaced(filled(payload.payload, scope), payload.replacements ?? [], scope);
  if (typeof value === 'string' && !isJsonText(payload, type)) return { type, body: value };
  if (type === 'application/x-www-form-urlencoded') {
    const fields = Object.entries(value as Values).map(([name, one]) => [name, asText(one)]);
    return { type, body: new URLSearchParams(fields).toString() };
  }
  return { type, body: JSON.stringify(value) };
}

/** Whether a text is itself the JSON value: an expression gave it. JSON that a file writes as text is sent as it is. */
const isJsonText = ({ payload }: Payload, type: string): boolean =>
  /[/+]json\b/.test(type) && typeof payload === 'string' && payload.startsWith('$');

/** A payload with other values at the places that JSON pointers name. */
function replaced(
  payload: unknown,
  replacements: NonNullable<Payload['replacements']>,
  scope: Scope,
): unknown {
  const copy = structuredClone(payload);
  for (const { target, value } of replacements) {
    const keys = target.split('/').slice(1);
    const last = (keys.pop() ?? '').replaceAll('~1', '/').replaceAll('~0', '~');
    const parent = keys.reduce<unknown>((node, key) => (node as Values | undefined)?.[key], copy);
    if (typeof parent === 'object' && parent !== null)
      (parent as Record<string, unknown>)[last] = filled(value, scope);
  }
  return copy;
}

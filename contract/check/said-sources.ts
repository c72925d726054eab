import { resolve, type ContractDocument, type Operation } from '../document/document.ts';
import type { Workflow } from './workflows/arazzo.ts';
import { isExpression } from './workflows/expressions.ts';
import type { Workflows } from './workflows/load-workflows.ts';

/** An input whose value another operation answers, as the contract says. */
export type SaidSource = {
  from: Operation;
  /** The documented answer that says so; any good one without it. */
  status?: string;
  expression: string;
  to: Operation;
  place: 'path' | 'query' | 'body';
  /** A parameter's name, or a JSON pointer into the body. */
  name: string;
};

type Place = Pick<SaidSource, 'place' | 'name'>;
/** Workflows that call each other may do so without end. */
const DEEPEST = 8;

/** What the `links` of answers say. */
export function sourcesOfLinks(
  document: ContractDocument,
  operations: readonly Operation[],
): SaidSource[] {
  return operations.flatMap((from) =>
    from.responses.flatMap(({ status, object }) =>
      Object.values(object.links ?? {}).flatMap((given): SaidSource[] => {
        const {
          operationId,
          operationRef = '',
          parameters = {},
          requestBody,
        } = resolve(document, given);
        const to = operations.find((one) =>
          operationId === undefined
            ? operationRef.endsWith(`#/paths/${escaped(one.path)}/${one.method}`)
            : one.id === operationId,
        );
        if (!to) return [];
        const ofParameters = Object.entries(parameters).flatMap(([key, value]) => {
          const place = placeOf(to, key);
          return place && isExpression(value) ? [{ ...place, expression: value }] : [];
        });
        return [...ofParameters, ...inBody(requestBody)].map((one) => ({
          ...one,
          from,
          to,
          status,
        }));
      }),
    ),
  );
}

const escaped = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');

/** A place in a body as a JSON pointer. */
export const pointerTo = (keys: ReadonlyArray<string | number>): string =>
  keys.map((key) => `/${escaped(String(key))}`).join('');

/** A parameter of an operation by its name, before which its place may be named: `path.id`. */
function placeOf({ parameters }: Operation, key: string): Place | undefined {
  const found = parameters.find((one) => key === `${one.in}.${one.name}` || key === one.name);
  if (found?.in !== 'path' && found?.in !== 'query') return undefined;
  return { place: found.in, name: found.name };
}

/** Expressions of a body, by their places in it. */
function inBody(value: unknown, at = ''): Array<Place & { expression: string }> {
  if (isExpression(value)) return [{ place: 'body', name: at, expression: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => inBody(inner, `${at}/${escaped(key)}`));
}

/** What the steps of workflows take from the answers of others. */
export function sourcesOfWorkflows({ byKey }: Pick<Workflows, 'byKey'>): SaidSource[] {
  const all = [...byKey.values()];
  return all.flatMap((workflow) =>
    workflow.steps.flatMap(({ target, parameters, requestBody }) => {
      if (!('operation' in target)) return [];
      const to = target.operation;
      const replaced = (requestBody?.replacements ?? []).map((one) => [one.target, one.value]);
      const wanted = [
        ...[...workflow.parameters, ...parameters].flatMap(({ name, in: place, value }) =>
          (place === 'path' || place === 'query') && isExpression(value)
            ? [{ place, name, expression: value }]
            : [],
        ),
        ...inBody(requestBody?.payload),
        ...replaced.flatMap(([at, value]) => inBody(value, String(at))),
      ];
      return wanted.flatMap(({ place, name, expression }): SaidSource[] => {
        const source = originOf(all, expression, workflow);
        return source ? [{ ...source, to, place, name }] : [];
      });
    }),
  );
}

type Origin = Pick<SaidSource, 'from' | 'expression'>;

/** The answer that an expression leads back to, through outputs of steps and workflows and inputs of those that are called. */
function originOf(
  all: readonly Workflow[],
  text: string,
  workflow: Workflow,
  depth = 0,
): Origin | undefined {
  if (depth > DEEPEST || !isExpression(text)) return undefined;
  const [head = '', pointer] = text.split('#', 2);
  const [root, ...path] = head.slice(1).split('.');
  const [one, two, output = ''] = path;
  const next = (expression: unknown, of: Workflow | undefined) =>
    of && typeof expression === 'string'
      ? originOf(all, joined(expression, pointer), of, depth + 1)
      : undefined;
  if (root === 'inputs') {
    for (const caller of all)
      for (const { target, parameters } of caller.steps) {
        if (!('workflow' in target) || target.workflow !== workflow.key) continue;
        const origin = next(parameters.find(({ name }) => name === one)?.value, caller);
        if (origin) return origin;
      }
    return undefined;
  }
  if (two !== 'outputs' || path.length > 3) return undefined;
  if (root === 'workflows') {
    const other = all.find((of) => of.file === workflow.file && of.workflowId === one);
    return next(other?.outputs?.[output], other);
  }
  const step = root === 'steps' ? workflow.steps.find(({ stepId }) => stepId === one) : undefined;
  const said = step?.outputs?.[output];
  if (!step || said === undefined) return undefined;
  const { target } = step;
  if ('operation' in target)
    return /^\$re(?:quest|sponse)\./.test(said)
      ? { from: target.operation, expression: joined(said, pointer) }
      : next(said, workflow);
  if (!('workflow' in target)) return undefined;
  const called = all.find(({ key }) => key === target.workflow);
  const [, name] = /^\$outputs\.([^.#]+)$/.exec(said) ?? [];
  return name === undefined ? undefined : next(called?.outputs?.[name], called);
}

/** An expression with the pointer that a later one follows into its value. */
const joined = (expression: string, pointer: string | undefined): string => {
  if (pointer === undefined) return expression;
  return `${expression}${expression.includes('#') ? '' : '#'}${pointer}`;
};

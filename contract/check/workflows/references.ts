import { DocumentError } from '#contract/document/document.ts';
import type { Step, Workflow } from './arazzo.ts';
import { ConditionError } from './conditions.ts';
import { expectReadable, expressionsOf, type Criterion } from './criteria.ts';
import { expressionsIn } from './expressions.ts';

/** Refuses conditions that cannot be read, and expressions that lead nowhere. @throws DocumentError */
export function checkReferences(workflow: Workflow): void {
  const known = new Map<string, Step>();
  for (const step of workflow.steps) {
    known.set(step.stepId, step);
    const criteria = criteriaOf(step);
    for (const criterion of criteria) expectGood(step, criterion);
    const { parameters, requestBody, outputs } = step;
    for (const expression of [
      ...expressionsIn([parameters, requestBody, outputs]),
      ...criteria.flatMap(expressionsOf),
    ])
      if (!leadsSomewhere(expression, workflow, known))
        throw new DocumentError(`${step.place}: ${expression} refers to nothing`);
  }
  for (const expression of expressionsIn([workflow.outputs, workflow.parameters]))
    if (!leadsSomewhere(expression, workflow, known))
      throw new DocumentError(`${workflow.place}: ${expression} refers to nothing`);
  for (const { stepId, place, onFailure, onSuccess } of workflow.steps)
    for (const action of [...onFailure, ...onSuccess])
      if (action.stepId !== undefined && !known.has(action.stepId))
        throw new DocumentError(`${place}: step "${stepId}" goes on at no step ${action.stepId}`);
}

const criteriaOf = ({ successCriteria = [], onFailure, onSuccess }: Step): Criterion[] => [
  ...successCriteria,
  ...[...onFailure, ...onSuccess].flatMap(({ criteria = [] }) => criteria),
];

function expectGood({ place }: Step, criterion: Criterion): void {
  try {
    expectReadable(criterion);
  } catch (error) {
    if (!(error instanceof ConditionError)) throw error;
    throw new DocumentError(`${place}: ${error.message}`, { cause: error });
  }
}

/** Whether the input, or the output of a step before, that an expression names is declared. */
function leadsSomewhere(
  expression: string,
  { inputs }: Workflow,
  steps: ReadonlyMap<string, Step>,
): boolean {
  const [root, name = '', , output = ''] = expression.split(/[.#[]/);
  if (root === '$inputs') {
    const { properties } = (inputs ?? {}) as { properties?: object };
    return properties === undefined || Object.hasOwn(properties, name);
  }
  if (root !== '$steps') return true;
  return Object.hasOwn(steps.get(name)?.outputs ?? {}, output);
}

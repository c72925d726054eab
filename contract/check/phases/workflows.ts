import type { Workflow } from '../workflows/arazzo.ts';
import { LeftOut, UnreadMail } from '../workflows/inputs.ts';
import type { Workflows } from '../workflows/load-workflows.ts';
import { runWorkflow, type Outcome } from '../workflows/run-workflow.ts';
import type { Run } from '../run.ts';

/** What came of a workflow of a run; `isUnread` where the adapter failed at a mail that it needs. */
export type WorkflowResult = {
  workflow: string;
  steps: number;
  isKept: boolean;
  left?: string;
  isUnread?: boolean;
};

/** Runs workflows of Arazzo files, those that others depend on first. One that another one calls runs within it. */
export async function checkWorkflows(
  run: Run,
  { workflows, chosen, url }: { workflows: Workflows; chosen: readonly Workflow[]; url: string },
): Promise<WorkflowResult[]> {
  const outcomes = new Map<string, Outcome>();
  const deps = { run, workflows, url, outcomes };
  const begun = new Set<string>();
  const work = async (workflow: Workflow): Promise<void> => {
    if (begun.has(workflow.key)) return;
    begun.add(workflow.key);
    for (const key of workflow.before) {
      const before = workflows.byKey.get(key);
      if (before) await work(before);
    }
    const unkept = workflow.before.find((key) => outcomes.get(key)?.isKept !== true);
    const reason = unkept && `${workflows.byKey.get(unkept)?.workflowId} did not run to its end`;
    outcomes.set(
      workflow.key,
      reason === undefined
        ? await runWorkflow(deps, workflow).catch(leftOut)
        : leftOut(new LeftOut(reason)),
    );
  };
  for (const workflow of chosen) await work(workflow);
  return [...outcomes].map(([key, { isKept, left, isUnread }]) => {
    const { workflowId = key, steps = [] } = workflows.byKey.get(key) ?? {};
    return {
      workflow: workflowId,
      steps: steps.length,
      isKept,
      ...(left !== undefined && { left }),
      ...(isUnread && { isUnread }),
    };
  });
}

function leftOut(error: unknown): Outcome {
  if (!(error instanceof LeftOut)) throw error;
  const isUnread = error instanceof UnreadMail;
  return { isKept: false, inputs: {}, outputs: {}, left: error.message, isUnread };
}

/** Workflows that a run takes: all but those that others call; with `only`, those that it names or whose operations it names. */
export function chosenOf(
  { chosen, byKey }: Workflows,
  only: readonly string[] | undefined,
  isSelected: (operationId: string) => boolean,
): Workflow[] {
  const called = new Set(
    [...byKey.values()].flatMap(({ steps }) =>
      steps.flatMap(({ target }) => ('workflow' in target ? target.workflow : [])),
    ),
  );
  const isTaken = (workflow: Workflow): boolean =>
    !only?.length ||
    only.includes(workflow.workflowId) ||
    operationsIn(workflow, byKey).every((id) => isSelected(id));
  return chosen.filter((workflow) => !called.has(workflow.key) && isTaken(workflow));
}

/** The operations that a workflow asks, those of the workflows that it calls among them. */
export function operationsIn({ steps }: Workflow, byKey: Workflows['byKey'], depth = 0): string[] {
  if (depth > 10) return [];
  return steps.flatMap(({ target }) => {
    if ('operation' in target) return target.operation.id;
    const called = 'workflow' in target ? byKey.get(target.workflow) : undefined;
    return called ? operationsIn(called, byKey, depth + 1) : [];
  });
}

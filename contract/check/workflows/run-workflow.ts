import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '#contract/document/document.ts';
import { secondsIn, type Exchange, type SentRequest } from '../client.ts';
import type { Run } from '../run.ts';
import type { Action, Step, Workflow } from './arazzo.ts';
import { failureText, holds } from './criteria.ts';
import { valueOf, type Scope, type Sent, type Values } from './expressions.ts';
import { inputsOf, LeftOut, withMailed } from './inputs.ts';
import type { Workflows } from './load-workflows.ts';
import { parametersOf, stepRequest } from './step-request.ts';

/**
 * What came of a workflow; `left` says why it did not run to its end where the server is not at fault, and `isUnread`
 * that the adapter failed at a mail.
 */
export type Outcome = {
  isKept: boolean;
  inputs: Values;
  outputs: Values;
  left?: string;
  isUnread?: boolean;
};

export type WorkflowRun = {
  run: Run;
  workflows: Workflows;
  /** Addresses of the server, for expressions. */
  url: string;
  /** What came of the workflows before. */
  outcomes: Map<string, Outcome>;
};

/** Steps that one workflow takes at most, so that one that jumps back and forth ends. */
const MAX_STEPS = 200;
const MAX_DEPTH = 10;
/** Waits between tries are the file's, but a run goes on. In seconds. */
const MAX_WAIT = 60;

/** What a step left, and where the workflow goes on. */
type Taken = { outputs: Values; next?: Next };
type Next = { isEnd?: boolean; stepId?: string; workflowId?: string; isFailed?: boolean };

/** Runs a workflow step by step. What it expects and does not get becomes a finding. */
export async function runWorkflow(
  deps: WorkflowRun,
  workflow: Workflow,
  given: Values = {},
  depth = 0,
): Promise<Outcome> {
  if (depth > MAX_DEPTH) throw new LeftOut('its workflows call each other without end');
  const inputs = await inputsOf(deps.run, workflow, given);
  const scope: Scope = {
    inputs,
    steps: new Map(),
    workflows: byId(deps),
    sources: workflow.sources,
  };
  const steps = scope.steps as Map<string, Values>;
  const end = (isKept: boolean, left?: string): Outcome => {
    const outputs = isKept ? outputsOf(workflow.outputs, scope) : {};
    return { isKept, inputs: scope.inputs, outputs, ...(left !== undefined && { left }) };
  };
  let at = 0;
  let left: string | undefined;
  for (let taken = 0; at < workflow.steps.length; taken += 1) {
    if (taken === MAX_STEPS) return end(false, `it takes more than ${MAX_STEPS} steps`);
    const step = workflow.steps[at] as Step;
    if ('missing' in step.target) {
      left = `step "${step.stepId}" calls a workflow of a file that is not there: ${step.target.missing}`;
      at += 1;
      continue;
    }
    scope.inputs = await withMailed(deps.run, workflow, step, scope);
    const { outputs, next } = await takeStep({ ...deps, workflow, step, scope, depth });
    steps.set(step.stepId, outputs);
    if (next?.isEnd) return end(next.isFailed !== true, left);
    if (next?.workflowId !== undefined) {
      const other = deps.workflows.byKey.get(`${workflow.file} ${next.workflowId}`);
      return other ? runWorkflow(deps, other, {}, depth + 1) : end(false, 'it goes on nowhere');
    }
    const aim = workflow.steps.findIndex(({ stepId }) => stepId === next?.stepId);
    at = aim < 0 ? at + 1 : aim;
  }
  return end(true, left);
}

type Taking = WorkflowRun & { workflow: Workflow; step: Step; scope: Scope; depth: number };

/** Takes a step, as often as its actions want it. */
async function takeStep(taking: Taking): Promise<Taken> {
  const { step, scope } = taking;
  const tries = new Map<Action, number>();
  for (;;) {
    const { trial, report } = await tryStep(taking);
    if (report === undefined) {
      const action = step.onSuccess.find((one) => isMeant(one, trial.scope));
      return { outputs: trial.outputs, ...(action && { next: nextOf(action) }) };
    }
    const action = step.onFailure.find((one) => isMeant(one, trial.scope));
    const tried = action ? (tries.get(action) ?? 0) : 0;
    if (action?.type === 'retry' && tried < (action.retryLimit ?? 1)) {
      tries.set(action, tried + 1);
      await wait(1000 * waitOf(action, trial.scope.sent?.exchange));
      continue;
    }
    // A failure that leads to another step is a branch of the workflow; every other one is the server's.
    if (action?.type === 'goto') return { outputs: {}, next: nextOf(action) };
    const limit = limitOf(trial.scope.sent?.exchange);
    if (limit !== undefined) throw new LeftOut(`at step "${step.stepId}" ${limit}`);
    report();
    scope.sent = undefined;
    return { outputs: {}, next: { isEnd: true, isFailed: true } };
  }
}

const isMeant = ({ criteria = [] }: Action, scope: Scope) =>
  criteria.every((criterion) => holds(criterion, scope));

const nextOf = ({ type, stepId, workflowId }: Action): Next =>
  type === 'end'
    ? { isEnd: true }
    : { ...(stepId !== undefined && { stepId }), ...(workflowId !== undefined && { workflowId }) };

/** The server's word on when to come again goes before the file's. */
function waitOf({ retryAfter = 0 }: Action, exchange: Exchange | undefined): number {
  const asked = Number(exchange?.headers.get('retry-after') ?? Number.NaN);
  return Math.min(Number.isNaN(asked) ? retryAfter : asked, MAX_WAIT);
}

/** What a server says that takes no more for now: it may, and shows nothing about the workflow. */
function limitOf(exchange: Exchange | undefined): string | undefined {
  const seconds = secondsIn(exchange?.headers.get('retry-after') ?? '');
  return exchange?.status === 429 && seconds > 0
    ? `the server asks to wait ${seconds} seconds`
    : undefined;
}

/** One try of a step; `report` is there where it failed. */
type Trial = { trial: { scope: Scope; outputs: Values }; report?: () => void };

async function tryStep(taking: Taking): Promise<Trial> {
  const { step } = taking;
  if ('workflow' in step.target) return callWorkflow(taking, step.target.workflow);
  if ('operation' in step.target) return askOperation(taking, step.target.operation);
  throw new LeftOut(step.target.missing);
}

async function callWorkflow(taking: Taking, key: string): Promise<Trial> {
  const { step, scope, depth, workflows } = taking;
  const called = workflows.byKey.get(key);
  if (!called) throw new LeftOut(`there is no workflow ${key}`);
  const given = parametersOf({ parameters: [] }, step, scope);
  const inputs = Object.fromEntries(given.map(({ name, value }) => [name, value]));
  const outcome = await runWorkflow(taking, called, inputs, depth + 1);
  const inner: Scope = { ...scope, outputs: outcome.outputs, sent: undefined };
  const trial = { scope: inner, outputs: outputsOf(step.outputs, inner) };
  // The step that failed in there has its finding.
  return outcome.isKept ? { trial } : { trial, report: () => undefined };
}

async function askOperation(taking: Taking, operation: Operation): Promise<Trial> {
  const { run, workflow, step, scope, url } = taking;
  const { request, parameters } = stepRequest(run, workflow, { ...step, operation }, scope);
  const situation = `step "${step.stepId}" of the workflow "${workflow.workflowId}"`;
  const exchange = await run.ask(operation, request, situation);
  const sent: Sent | undefined = exchange && { url, exchange, parameters };
  const inner: Scope = { ...scope, sent };
  const trial = { scope: inner, outputs: exchange ? outputsOf(step.outputs, inner) : {} };
  // That no answer came has its finding.
  if (!exchange) return { trial, report: () => undefined };
  const text = faultOf(step, inner, trial.outputs);
  if (text === undefined) return { trial };
  return { trial, report: () => tell(taking, { operation, situation, text, request, exchange }) };
}

/** What is wrong with a step's answer, in one sentence. */
function faultOf(step: Step, scope: Scope, outputs: Values): string | undefined {
  const { successCriteria = [] } = step;
  const broken = successCriteria.find((criterion) => !holds(criterion, scope));
  if (broken) return failureText(broken, scope);
  const status = scope.sent?.exchange.status ?? 0;
  if (successCriteria.length === 0 && (status < 200 || status > 299))
    return `It answers ${status} and not with success.`;
  const [missing] = Object.keys(step.outputs ?? {}).filter((name) => outputs[name] === undefined);
  return missing === undefined
    ? undefined
    : `The answer has no ${step.outputs?.[missing]}, which later steps need as "${missing}".`;
}

function tell(
  { run, workflow, step }: Taking,
  finding: {
    operation: Operation;
    situation: string;
    text: string;
    request: SentRequest;
    exchange: Exchange;
  },
): void {
  const text = `Workflow "${workflow.workflowId}", step "${step.stepId}": ${finding.text}`;
  run.report({ ...finding, check: 'workflow-broken', text, place: step.place });
}

const outputsOf = (outputs: Record<string, string> = {}, scope: Scope): Values =>
  Object.fromEntries(
    Object.entries(outputs).map(([name, expression]) => [name, valueOf(expression, scope)]),
  );

/** Inputs and outputs of the workflows before, by id. */
const byId = ({ outcomes, workflows }: WorkflowRun): Scope['workflows'] =>
  new Map(
    [...outcomes].map(([key, outcome]) => [workflows.byKey.get(key)?.workflowId ?? key, outcome]),
  );

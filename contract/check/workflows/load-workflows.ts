import { isAbsolute, relative } from 'node:path';
import {
  DocumentError,
  operationsOf,
  type ContractDocument,
  type Operation,
} from '#contract/document/document.ts';
import {
  absolute,
  locationOf,
  textAt,
  UnreachableError,
} from '#contract/sources/contract-files.ts';
import { readSource, type Source } from '#contract/sources/source.ts';
import type {
  Action,
  ArazzoDocument,
  ArazzoStep,
  ArazzoWorkflow,
  Parameter,
  Reference,
  Target,
  Workflow,
} from './arazzo.ts';
import { checkReferences } from './references.ts';

/** Workflows that are to run, and all that they can call, by key. */
export type Workflows = { chosen: Workflow[]; byKey: ReadonlyMap<string, Workflow> };

/** Reads Arazzo files for a contract. @throws DocumentError, UnreachableError */
export async function loadWorkflows(
  files: readonly string[],
  document: ContractDocument,
): Promise<Workflows> {
  const operations = operationsOf(document);
  const byKey = new Map<string, Workflow>();
  const failed = new Map<string, string>();
  const given = new Set(files.map(absolute));
  const waiting = new Set(given);
  for (const file of waiting) {
    const source = await sourceAt(file, given.has(file) ? undefined : failed);
    if (!source) continue;
    const arazzo = documentOf(source);
    for (const { type, url } of arazzo.sourceDescriptions ?? [])
      if (type === 'arazzo') waiting.add(locationOf(file, url));
    const located = { arazzo, source, file, operations };
    for (const [index] of arazzo.workflows.entries()) {
      const workflow = workflowOf(located, index);
      byKey.set(workflow.key, workflow);
    }
  }
  for (const workflow of byKey.values()) settleTargets(workflow, byKey, failed);
  const chosen = [...byKey.values()].filter(({ file }) => given.has(file));
  return { chosen, byKey };
}

const shownName = (file: string): string => {
  const name = relative(process.cwd(), file);
  return isAbsolute(file) && !name.startsWith('..') ? name : file;
};

/** A file's source; one that another file names may be out of reach, which is kept for the report. */
async function sourceAt(
  file: string,
  failed: Map<string, string> | undefined,
): Promise<Source | undefined> {
  try {
    return readSource(await textAt(file), shownName(file));
  } catch (error) {
    if (!failed || !(error instanceof UnreachableError)) throw error;
    failed.set(file, error.message);
    return undefined;
  }
}

function documentOf({ value, location }: Source): ArazzoDocument {
  const arazzo = value as Partial<ArazzoDocument> | null;
  if (!String(arazzo?.arazzo).startsWith('1.0.'))
    throw new DocumentError(`${location} is no Arazzo 1.0 document (arazzo: ${arazzo?.arazzo})`);
  const isWhole = arazzo?.workflows?.every(
    (one) => typeof one?.workflowId === 'string' && Array.isArray(one.steps),
  );
  if (isWhole !== true) throw new DocumentError(`${location} has no workflows with steps`);
  return arazzo as ArazzoDocument;
}

type Located = {
  arazzo: ArazzoDocument;
  source: Source;
  file: string;
  operations: readonly Operation[];
};

function workflowOf(located: Located, index: number): Workflow {
  const { arazzo, source, file } = located;
  const raw = arazzo.workflows[index] as ArazzoWorkflow;
  const place = (...path: string[]) => `${source.location}:${source.lineOf(path)}`;
  const path = ['workflows', String(index)];
  const workflow: Workflow = {
    ...raw,
    file,
    key: `${file} ${raw.workflowId}`,
    place: place(...path),
    parameters: listOf<Parameter>(arazzo, raw.parameters),
    before: (raw.dependsOn ?? []).map((name) => keyOf(located, name)),
    sources: new Map((arazzo.sourceDescriptions ?? []).map(({ name, url }) => [name, url])),
    steps: raw.steps.map((step, at) => {
      const where = place(...path, 'steps', String(at));
      return {
        ...step,
        place: where,
        parameters: listOf<Parameter>(arazzo, step.parameters),
        onSuccess: listOf<Action>(arazzo, step.onSuccess ?? raw.successActions),
        onFailure: listOf<Action>(arazzo, step.onFailure ?? raw.failureActions),
        target: targetOf(located, step, where),
      };
    }),
  };
  checkReferences(workflow);
  return workflow;
}

/** Parts of a list, those of `components` in place of their references. */
function listOf<Part>(
  { components }: ArazzoDocument,
  list: ReadonlyArray<Part | Reference> = [],
): Part[] {
  return list.map((one) => {
    const { reference, ...given } = one as Partial<Reference>;
    if (reference === undefined) return one as Part;
    const [, kind = '', name = ''] = reference.split('.');
    const found = components?.[kind]?.[name];
    if (found === undefined) throw new DocumentError(`${reference} does not exist`);
    return { ...found, ...given } as Part;
  });
}

function targetOf(located: Located, step: ArazzoStep, place: string): Target {
  const { operationId, operationPath, workflowId, stepId } = step;
  if (workflowId !== undefined) return { workflow: keyOf(located, workflowId) };
  const operation =
    operationId === undefined
      ? atPath(located, operationPath ?? '')
      : withId(located, operationId.replace(/^\$sourceDescriptions\./, ''));
  if (operation) return { operation };
  throw new DocumentError(
    `${place}: the contract has no operation ${operationId ?? operationPath} (step "${stepId}")`,
  );
}

/** An operation by its id, before which a source description may be named. */
function withId({ operations, arazzo }: Located, id: string): Operation | undefined {
  const names = arazzo.sourceDescriptions?.map(({ name }) => `${name}.`) ?? [];
  const source = names.find((name) => id.startsWith(name)) ?? '';
  return operations.find((one) => one.id === id || one.id === id.slice(source.length));
}

/** An operation by `{$sourceDescriptions.NAME.url}#/paths/~1things/get`. */
function atPath({ operations }: Located, text: string): Operation | undefined {
  const [, escaped = '', method] = /#\/paths\/([^/]+)\/(\w+)$/.exec(text) ?? [];
  const path = decodeURIComponent(escaped).replaceAll('~1', '/').replaceAll('~0', '~');
  return operations.find((one) => one.path === path && one.method === method);
}

/** Key of a workflow of this file, or of another one: `$sourceDescriptions.NAME.workflowId`. */
function keyOf({ arazzo, file }: Located, text: string): string {
  const [, source, id = ''] =
    /^\$sourceDescriptions\.([^.]+)\.(?:workflows\.)?(.+)$/.exec(text) ?? [];
  if (source === undefined) return `${file} ${text}`;
  const found = arazzo.sourceDescriptions.find(({ name }) => name === source);
  if (!found) throw new DocumentError(`${file} has no source description ${source}`);
  return `${locationOf(file, found.url)} ${id}`;
}

/** Workflows of files that cannot be read are missing; those of other files must be there. */
function settleTargets(
  workflow: Workflow,
  byKey: ReadonlyMap<string, Workflow>,
  failed: ReadonlyMap<string, string>,
): void {
  for (const step of workflow.steps) {
    if (!('workflow' in step.target)) continue;
    const key = step.target.workflow;
    if (byKey.has(key)) continue;
    const [, reason] = [...failed].find(([file]) => key.startsWith(`${file} `)) ?? [];
    if (reason === undefined)
      throw new DocumentError(`${step.place}: there is no workflow ${step.workflowId}`);
    step.target = { missing: reason };
  }
  for (const key of workflow.before)
    if (!byKey.has(key))
      throw new DocumentError(`${workflow.place}: dependsOn names no workflow of the files`);
}

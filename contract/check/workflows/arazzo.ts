import type { Operation, SchemaObject } from '#contract/document/document.ts';
import type { Criterion } from './criteria.ts';

/** A value that an Arazzo file keeps under `components`. */
export type Reference = { reference: string; value?: unknown };

export type Parameter = {
  name: string;
  in?: 'path' | 'query' | 'header' | 'cookie';
  value: unknown;
};

export type Action = {
  name: string;
  type: 'end' | 'goto' | 'retry';
  stepId?: string;
  workflowId?: string;
  /** In seconds. */
  retryAfter?: number;
  retryLimit?: number;
  criteria?: Criterion[];
};

export type Payload = {
  contentType?: string;
  payload?: unknown;
  replacements?: Array<{ target: string; value: unknown }>;
};

/** What steps and workflows have alike; `Part` is a part or a reference to one. */
type Common<Part> = {
  parameters?: Array<Parameter | Part>;
  outputs?: Record<string, string>;
};

export type ArazzoStep = Common<Reference> & {
  stepId: string;
  operationId?: string;
  operationPath?: string;
  workflowId?: string;
  requestBody?: Payload;
  successCriteria?: Criterion[];
  onSuccess?: Array<Action | Reference>;
  onFailure?: Array<Action | Reference>;
};

export type ArazzoWorkflow = Common<Reference> & {
  workflowId: string;
  inputs?: SchemaObject;
  dependsOn?: string[];
  steps: ArazzoStep[];
  successActions?: Array<Action | Reference>;
  failureActions?: Array<Action | Reference>;
};

/** The parts of an Arazzo 1.0 document that the runner reads. */
export type ArazzoDocument = {
  arazzo: string;
  sourceDescriptions: Array<{ name: string; url: string; type?: 'openapi' | 'arazzo' }>;
  workflows: ArazzoWorkflow[];
  components?: Record<string, Record<string, unknown>>;
};

/** What a step does: it asks an operation, or calls a workflow. */
export type Target =
  | { operation: Operation }
  | { workflow: string }
  /** A file that cannot be read. */
  | { missing: string };

export type Step = Omit<ArazzoStep, 'parameters' | 'onSuccess' | 'onFailure'> & {
  parameters: Parameter[];
  onSuccess: Action[];
  onFailure: Action[];
  target: Target;
  /** `sign-in.arazzo.yaml:12`. */
  place: string;
};

export type Workflow = Omit<ArazzoWorkflow, 'steps' | 'parameters'> & {
  /** The file or address that it was read from. */
  file: string;
  /** The name that no workflow of another file has. */
  key: string;
  parameters: Parameter[];
  steps: Step[];
  place: string;
  /** Keys of the workflows that have to run before. */
  before: string[];
  /** Addresses of the file's source descriptions. */
  sources: ReadonlyMap<string, string>;
};

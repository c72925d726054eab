import type { SchemaObject } from '#contract/document/document.ts';
import type { Run } from '../run.ts';
import { madeUp } from '../samples/make-up.ts';
import type { Step, Workflow } from './arazzo.ts';
import { asText, expressionsIn, filled, type Scope, type Values } from './expressions.ts';

/** A mail whose token is an input: what the mail is about, and whom it went to. */
type Mailed = { kind: string; address: string };

/** A workflow that cannot run here, for a reason that the report names. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut';
}

const propertiesOf = ({ inputs }: Workflow): Array<[string, SchemaObject]> =>
  Object.entries((inputs?.['properties'] as Record<string, SchemaObject> | undefined) ?? {});

const mailedOf = (schema: SchemaObject) => schema['x-mailed'] as Mailed | undefined;

/**
 * The inputs of a workflow: what its caller or the command line gives, what the adapter makes, what its file has by
 * default, and what fits their schemas. Mailed tokens come when a step asks for them. @throws LeftOut
 */
export async function inputsOf(run: Run, workflow: Workflow, given: Values): Promise<Values> {
  const made = (await run.adapter.inputs?.(workflow.workflowId)) ?? {};
  const inputs: Record<string, unknown> = { ...made, ...given };
  for (const [name, schema] of propertiesOf(workflow)) {
    if (Object.hasOwn(inputs, name) || mailedOf(schema)) continue;
    if (schema['x-from-adapter'] === true)
      throw new LeftOut(`no adapter gives its input "${name}"`);
    const random = run.random(`input ${workflow.workflowId} ${name} ${run.client.count()}`);
    // The contract does not hold the schema, so nothing is compared with it.
    inputs[name] =
      schema['default'] ?? madeUp(run.document, { pointer: '', schema }, random, () => undefined);
  }
  return inputs;
}

/** The inputs with those mailed tokens that a step asks for. @throws LeftOut */
export async function withMailed(
  run: Run,
  workflow: Workflow,
  step: Step,
  scope: Scope,
): Promise<Values> {
  const asked = new Set(expressionsIn([step.parameters, step.requestBody]));
  const inputs: Record<string, unknown> = { ...scope.inputs };
  for (const [name, schema] of propertiesOf(workflow)) {
    const mailed = mailedOf(schema);
    if (!mailed || Object.hasOwn(inputs, name) || !asked.has(`$inputs.${name}`)) continue;
    const address = asText(filled(mailed.address, { ...scope, inputs }));
    const token = await run.adapter.mailedToken?.(mailed.kind, address);
    if (token === undefined)
      throw new LeftOut(`no adapter reads the mail "${mailed.kind}" that it needs`);
    inputs[name] = token;
  }
  return inputs;
}

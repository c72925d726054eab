import type { SchemaObject } from '#contract/document/document.ts';
import type { Run } from '../run.ts';
import { madeUp } from '../samples/make-up.ts';
import type { Step, Workflow } from './arazzo.ts';
import { asText, expressionsIn, filled, type Scope, type Values } from './expressions.ts';

/** A mail whose token is an input: what the mail is about, and whom it went to. */
type Mailed = { kind: string; address: string };

/** A workflow that cannot run here, for a reason that the report names. */
export class LeftOut extends Error {
  override readonly name: string = 'LeftOut';
}

/** A mail that the adapter should have read and could not: it never came, or the mailbox did not answer. */
export class UnreadMail extends LeftOut {
  override readonly name = 'UnreadMail';
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
    inputs[name] = await mailedToken(run, mailed.kind, address);
  }
  return inputs;
}

/** @throws LeftOut for an adapter that reads no mails, and UnreadMail for one that fails at this one */
async function mailedToken({ adapter }: Run, kind: string, address: string): Promise<string> {
  let token: string | undefined;
  try {
    token = await adapter.mailedToken?.(kind, address);
  } catch (cause) {
    // The report ends the sentence.
    const reason = (cause instanceof Error ? cause.message : String(cause)).replace(/\.$/, '');
    throw new UnreadMail(`the adapter could not read the mail "${kind}": ${reason}`, { cause });
  }
  if (token !== undefined) return token;
  throw new LeftOut(`no adapter reads the mail "${kind}" that it needs`);
}

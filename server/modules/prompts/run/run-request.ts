import { renderTemplate } from '#core/template/render.ts';
import type { ExecutePromptRequestOutput } from '#contract/generated/schemas.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import { problemsOf } from '#server/contract.ts';
import type { FieldError } from '#server/platform/problems.ts';
import type { TextKey } from '#server/platform/text/text-key.ts';
import type { ModelPort, RunParameters } from '#server/ports/model.ts';
import { cleanDeep } from '../prompt/clean-text.ts';
import { requireModel } from '../models/require-model.ts';
import type { ModelSource } from '../models/source.ts';
import type { Resolve } from '../sources/resolve.ts';

const { problem } = problemsOf<'executePrompt'>();

/** A run that may begin: prompt found, variables filled, model offered. */
export type RunRequest = {
  subject: { promptId: string | null; promptVersion: number | null; categoryId: string };
  values: Record<string, string | number | boolean>;
  rendered: string;
  parameters: RunParameters;
  model: ModelPort;
};

const FAULT_TEXTS: Readonly<Record<string, TextKey>> = {
  required: 'prompts:problems.valueMissing',
  unknown: 'prompts:problems.valueUnknown',
  too_long: 'prompts:problems.valueTooLong',
};

/**
 * Checks what is to be run, in the contract's order.
 * @throws ProblemError 404 for a prompt that the caller may not see, 422 for values or model.
 */
export async function readRunRequest(
  body: ExecutePromptRequestOutput,
  ctx: CallerContext,
  { models, resolve }: { models: Pick<ModelSource, 'choose'>; resolve: Resolve },
): Promise<RunRequest> {
  const { content, promptId, version } = await resolve(body, ctx);
  const given = cleanDeep(body.values);
  const filled = renderTemplate(content.body, content.variables, given);
  if (!filled.ok) {
    const labels = new Map(content.variables.map(({ name, label }) => [name, label ?? name]));
    throw problem('validation_failed', {
      text: 'prompts:problems.fillBlanks',
      errors: filled.errors.map(({ field, code }): FieldError => {
        const label = labels.get(field.slice('values.'.length)) ?? field;
        const wanted = content.variables.find(({ name }) => field === `values.${name}`)?.type;
        const text: TextKey | undefined =
          code === 'invalid_format' && wanted !== undefined
            ? // Text and choices have no format, and no sentence about one.
              (`prompts:problems.valueFormats.${wanted}` as TextKey)
            : FAULT_TEXTS[code];
        return { field, code, params: { label }, ...(text !== undefined && { text }) };
      }),
    });
  }
  const model = await requireModel(models, 'run', body.model);
  const known = new Set(content.variables.map(({ name }) => name));
  return {
    subject: { promptId, promptVersion: version || null, categoryId: content.categoryId },
    values: Object.fromEntries(Object.entries(given).filter(([name]) => known.has(name))),
    rendered: filled.text,
    parameters: {
      temperature: body.parameters?.temperature,
      maxOutputTokens: body.parameters?.maxOutputTokens,
    },
    model,
  };
}

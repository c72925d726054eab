import { MAX_VARIABLES } from '#core/limits.ts';
import { isVariableName } from '#core/template/variable-name.ts';
import { reconcileVariables } from '#core/template/reconcile.ts';
import type { DraftOutput } from '#contract/generated/schemas.ts';
import { problemsOf } from '#server/contract.ts';
import type { Variable } from '#core/template/variable.ts';
import { cleanDeep, cleanText } from './clean-text.ts';
import { isCategory } from '../catalogue/category-slugs.ts';
import { tagKey } from './search-terms.ts';
import type { Content } from './content.ts';

const { invalid } = problemsOf<
  | 'savePrompt'
  | 'executePrompt'
  | 'savePromptAsPdf'
  | 'savePromptAsWord'
  | 'exportPromptAsPdf'
  | 'exportPromptAsWord'
>();

type DraftFault = Parameters<typeof invalid>[0][number];

/**
 * Reads a draft. What it leaves out is taken from `before`, else from the contract's defaults. Fields
 * in errors begin with `at` (`draft.` where the draft is a part of the request).
 * @throws ProblemError 422 for an unknown category, two variables of one name, a wrong variable.
 */
export function readDraft(draft: DraftOutput, at: '' | 'draft.', before?: Content): Content {
  const faults: DraftFault[] = [];
  if (!isCategory(draft.categoryId))
    faults.push({
      field: `${at}categoryId`,
      code: 'unknown',
      text: 'prompts:problems.unknownCategory',
    });
  const body = cleanText(draft.body);
  const declared = cleanDeep<Variable[]>(draft.variables ?? before?.variables ?? []);
  faults.push(...variableFaults(declared, `${at}variables`));
  if (draft.brief?.categoryId !== undefined && !isCategory(draft.brief.categoryId))
    faults.push({
      field: `${at}brief.categoryId`,
      code: 'unknown',
      text: 'prompts:problems.unknownCategory',
    });
  const variables = reconcileVariables(body, declared);
  if (variables.length > MAX_VARIABLES)
    faults.push({
      field: `${at}body`,
      code: 'too_many',
      text: 'prompts:problems.tooManyBlanks',
      params: { max: MAX_VARIABLES },
    });
  const title = cleanText(draft.title).replaceAll(/\s+/gu, ' ').trim();
  if (title === '')
    faults.push({ field: `${at}title`, code: 'required', text: 'prompts:problems.noTitle' });
  if (body.trim() === '')
    faults.push({ field: `${at}body`, code: 'required', text: 'prompts:problems.noBody' });
  if (faults.length > 0) throw invalid(faults);
  return {
    title,
    description: cleanText(draft.description ?? before?.description ?? ''),
    body,
    categoryId: draft.categoryId.toLowerCase(),
    tags: draft.tags === undefined ? (before?.tags ?? []) : withoutRepeats(draft.tags),
    variables,
    brief: draft.brief === undefined ? (before?.brief ?? null) : cleanDeep(draft.brief),
    language: draft.language ?? before?.language ?? null,
    direction: draft.direction ?? before?.direction ?? 'auto',
    visibility: draft.visibility ?? before?.visibility ?? 'private',
  };
}

function variableFaults(variables: readonly Variable[], at: string): DraftFault[] {
  const seen = new Set<string>();
  return variables.flatMap((variable, index): DraftFault[] => {
    const faults: DraftFault[] = [];
    const field = (name: string) => `${at}.${index}.${name}`;
    if (!isVariableName(variable.name))
      faults.push({ field: field('name'), code: 'invalid_format' });
    if (seen.has(variable.name))
      faults.push({
        field: field('name'),
        code: 'duplicate',
        text: 'prompts:problems.duplicateVariable',
        params: { name: variable.name },
      });
    seen.add(variable.name);
    const options = variable.options ?? [];
    if (variable.type === 'select' && options.length === 0)
      faults.push({ field: field('options'), code: 'required' });
    if (variable.type !== 'select' && options.length > 0)
      faults.push({ field: field('options'), code: 'invalid_value' });
    const preset = variable.default;
    if (preset === undefined || preset === '') return faults;
    if (variable.type === 'select' && !options.includes(preset))
      faults.push({ field: field('default'), code: 'unknown' });
    if (variable.type === 'checkbox' && preset !== 'true' && preset !== 'false')
      faults.push({ field: field('default'), code: 'invalid_value' });
    return faults;
  });
}

function withoutRepeats(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of tags) {
    const clean = cleanText(tag).trim();
    if (clean !== '' && !kept.has(tagKey(clean))) kept.set(tagKey(clean), clean);
  }
  return [...kept.values()];
}

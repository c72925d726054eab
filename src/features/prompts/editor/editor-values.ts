import type {
  Brief,
  Candidate,
  Draft,
  Prompt,
  PromptVisibility,
  TextDirection,
  Variable,
} from '#src/generated/api/endpoints.schemas.ts';
import { isRecord } from '#src/lib/storage.ts';
import { reconcileVariables } from '#core/template/reconcile.ts';
import { tidyVariable } from '../template/variables.ts';

/** A prompt as the editor holds it: every field there, nothing is ''. */
export type EditorValues = {
  title: string;
  body: string;
  categoryId: string;
  description: string;
  /** Described variables, also those that the body lacks at the moment. */
  variables: Variable[];
  tags: string[];
  language: string;
  direction: TextDirection;
  visibility: PromptVisibility;
  isFavourite: boolean;
  changeNote: string;
};

export function valuesOfPrompt(prompt: Prompt): EditorValues {
  const { title, body, categoryId, description, variables, tags } = prompt;
  const { language = '', direction, visibility, isFavourite } = prompt;
  return {
    title,
    body,
    categoryId,
    description,
    variables,
    tags,
    language,
    direction,
    visibility,
    isFavourite,
    changeNote: '',
  };
}

export function valuesOfCandidate(
  { title, body, variables }: Candidate,
  more: { brief?: Brief; categoryId?: string },
): EditorValues {
  return {
    title,
    body,
    variables,
    categoryId: more.categoryId ?? more.brief?.categoryId ?? '',
    description: '',
    tags: [],
    language: more.brief?.language ?? '',
    direction: 'auto',
    visibility: 'private',
    isFavourite: false,
    changeNote: '',
  };
}

/** What is sent. `language` and `changeNote` are left out when empty, the rest is said plainly. */
export function toDraft(values: EditorValues): Draft {
  const { title, body, categoryId, description, tags, direction, visibility, isFavourite } = values;
  return {
    title: title.trim(),
    body,
    categoryId,
    description: description.trim(),
    variables: reconcileVariables(body, values.variables).map(tidyVariable),
    tags,
    direction,
    visibility,
    isFavourite,
    ...(values.language ? { language: values.language } : {}),
    ...(values.changeNote.trim() ? { changeNote: values.changeNote.trim() } : {}),
  };
}

/** Whether two states of the editor would be saved alike; a note on a change is no change. */
export function isSameDraft(a: EditorValues, b: EditorValues): boolean {
  const key = (values: EditorValues) => JSON.stringify(toDraft({ ...values, changeNote: '' }));
  return key(a) === key(b);
}

/** A change that no server confirmed yet, and what it began from: a version, or what was kept of it last. */
export type KeptDraft = {
  values: EditorValues;
  baseVersion: number;
  at: string;
  revision?: number;
  base?: EditorValues;
};

/** A change as it is kept from now on. */
export function keptNow(values: EditorValues, baseVersion: number): KeptDraft {
  return { values, baseVersion, at: new Date().toISOString() };
}

export function isKeptDraft(value: unknown): value is KeptDraft {
  return (
    isRecord(value) &&
    typeof value['baseVersion'] === 'number' &&
    typeof value['at'] === 'string' &&
    ['number', 'undefined'].includes(typeof value['revision']) &&
    (value['base'] === undefined || isEditorValues(value['base'])) &&
    isEditorValues(value['values'])
  );
}

export function isEditorValues(value: unknown): value is EditorValues {
  const texts = ['title', 'body', 'categoryId', 'description', 'language', 'changeNote'];
  return (
    isRecord(value) &&
    texts.every((name) => typeof value[name] === 'string') &&
    ['auto', 'ltr', 'rtl'].includes(String(value['direction'])) &&
    ['private', 'team'].includes(String(value['visibility'])) &&
    typeof value['isFavourite'] === 'boolean' &&
    Array.isArray(value['tags']) &&
    value['tags'].every((tag) => typeof tag === 'string') &&
    Array.isArray(value['variables']) &&
    value['variables'].every((item) => isRecord(item) && typeof item['name'] === 'string')
  );
}

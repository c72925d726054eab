import type { Prompt, WorkingContent } from '#src/generated/api/endpoints.schemas.ts';
import { valuesOfPrompt, type EditorValues } from './editor-values.ts';

/** What the server has of a prompt for this person: the working copy, or the version where there is none. */
export type ServerCopy = { values: EditorValues; revision: number; baseVersion: number };

/** The editor's fields as they are kept, half-written ones too. */
export function contentOfValues({ categoryId, ...values }: EditorValues): WorkingContent {
  return { ...values, ...(categoryId ? { categoryId } : {}) };
}

export function serverCopyOf(prompt: Prompt): ServerCopy {
  const values = valuesOfPrompt(prompt);
  const { workingCopy } = prompt;
  if (!workingCopy) return { values, revision: 0, baseVersion: prompt.version };
  const { revision, baseVersion, content } = workingCopy;
  return { values: { ...values, categoryId: '', ...content }, revision, baseVersion };
}

/** Whether two states of the editor are one, notes and spaces included. */
export function isSameContent(a: EditorValues, b: EditorValues): boolean {
  return FIELDS.every((field) => isSameField(field, a, b));
}

/**
 * Brings together what two devices made of one content: each field from the side that changed it.
 * `collided` names those that both changed, to different ends; they are mine for the time being.
 */
export function mergeValues(
  base: EditorValues,
  mine: EditorValues,
  theirs: EditorValues,
): { values: EditorValues; collided: Field[] } {
  const taken = FIELDS.filter((field) => isSameField(field, mine, base));
  return {
    values: withFields(mine, theirs, taken),
    collided: FIELDS.filter(
      (field) =>
        !isSameField(field, mine, base) &&
        !isSameField(field, theirs, base) &&
        !isSameField(field, mine, theirs),
    ),
  };
}

export type Field = keyof EditorValues;

/** `values` with these fields of `other`. */
export function withFields(
  values: EditorValues,
  other: EditorValues,
  fields: readonly Field[],
): EditorValues {
  return { ...values, ...Object.fromEntries(fields.map((field) => [field, other[field]])) };
}

const FIELDS: readonly Field[] = [
  'title',
  'body',
  'categoryId',
  'description',
  'variables',
  'tags',
  'language',
  'direction',
  'visibility',
  'isFavourite',
  'changeNote',
];

/** The fields in which two states differ. */
export function changedFields(before: EditorValues, after: EditorValues): Field[] {
  return FIELDS.filter((field) => !isSameField(field, before, after));
}

function isSameField(field: Field, a: EditorValues, b: EditorValues): boolean {
  return stable(a[field]) === stable(b[field]);
}

/** The database answers an object's keys in another order. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

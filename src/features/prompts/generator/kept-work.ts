import { Candidate } from '#contract/generated/schemas.ts';
import { isRecord } from '#src/lib/storage.ts';
import { isEditorValues, type EditorValues } from '../editor/editor-values.ts';
import type { Work } from './generator-state.ts';

/** The generator's work as it outlives a reload. */
export type KeptWork = {
  work: Work;
  /** The editor's text, once a candidate was chosen. */
  values?: EditorValues | undefined;
  isDirty?: boolean | undefined;
  /** The starter that it began from. */
  starter?: string | undefined;
};

/** What was kept is checked: a candidate of another contract would break the page. */
export function isKeptWork(value: unknown): value is KeptWork {
  if (!isRecord(value) || !isRecord(value['work'])) return false;
  const { candidates, chosen } = value['work'];
  return (
    Array.isArray(candidates) &&
    candidates.length > 0 &&
    candidates.every((candidate) => Candidate.safeParse(candidate).success) &&
    (chosen === null || (typeof chosen === 'number' && chosen in candidates)) &&
    (value['values'] === undefined || isEditorValues(value['values']))
  );
}

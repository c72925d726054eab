import {
  Candidate,
  GenerateQuestion,
  PromptVariant,
  Reading,
} from '#contract/generated/schemas/prompts.ts';
import { isRecord } from '#src/lib/storage.ts';
import { isEditorValues } from '../editor/editor-values.ts';
import type { Work } from './generator-state.ts';

/** The generator's work as it outlives a reload. */
export type PersistedWork = {
  work: Work;
  /** The starter that it began from. */
  starter?: string;
  /** False once all that was edited is in the library. */
  isDirty?: boolean;
};

/** Whether persisted work still fits: a draft of another contract would break the page. */
export function isPersistedWork(value: unknown): value is PersistedWork {
  if (!isRecord(value) || !isRecord(value['work'])) return false;
  const { drafts, reading, questions, missing = [] } = value['work'];
  return (
    Array.isArray(drafts) &&
    drafts.length > 0 &&
    drafts.every(isPersistedDraft) &&
    (reading === undefined || Reading.safeParse(reading).success) &&
    Array.isArray(missing) &&
    missing.every((kind) => PromptVariant.safeParse(kind).success) &&
    Array.isArray(questions) &&
    questions.every((question) => GenerateQuestion.safeParse(question).success)
  );
}

function isPersistedDraft(value: unknown): boolean {
  return (
    isRecord(value) &&
    Candidate.safeParse(value['candidate']).success &&
    (value['values'] === undefined || isEditorValues(value['values']))
  );
}

import type {
  Brief,
  Candidate,
  GenerateQuestion,
  PromptVariant,
  Reading,
} from '#src/generated/api/endpoints.schemas.ts';
import { isSameDraft, valuesOfCandidate, type EditorValues } from '../editor/editor-values.ts';
import type { PromptRef } from '../editor/use-prompt-editor.ts';

/** A draft: what was generated, what became of it in the editor, and the prompt that it was saved as. */
export type WorkDraft = {
  candidate: Candidate;
  values?: EditorValues;
  isDirty?: boolean;
  saved?: PromptRef;
};

/** The drafts in hand. A starter is a single one without a brief. */
export type Work = {
  drafts: readonly WorkDraft[];
  brief?: Brief;
  categoryId?: string;
  generationId?: string;
  reading?: Reading;
  questions: readonly GenerateQuestion[];
  /** Kinds at which the model failed. */
  missing?: readonly PromptVariant[];
  /** The rest did not come: its stream broke off. */
  isCut?: boolean;
};

/** State of the way from a goal to a prompt. */
export type GeneratorState =
  | { status: 'empty' }
  /** `reading` and `arrived` are what has come of it by now. */
  | {
      status: 'generating';
      previous: Work | null;
      reading: Reading | null;
      arrived: Work | null;
    }
  | { status: 'failed'; error: unknown; previous: Work | null }
  | { status: 'ready'; work: Work };

export type GeneratorEvent =
  | { type: 'generate' }
  | { type: 'read'; reading: Reading }
  | { type: 'arrived'; work: Work }
  | { type: 'generated'; work: Work }
  | { type: 'failed'; error: unknown }
  | { type: 'cancelled' }
  /** `of` is the draft that is meant: among drafts that still come, the one at `index` may be another. */
  | { type: 'edited'; index: number; of: Candidate; values: EditorValues; isDirty: boolean }
  /** Saved as `saved`, or another version was put in the editor, from which the next change begins. */
  | { type: 'saved'; index: number; of: Candidate; saved: PromptRef }
  | { type: 'reset' };

/** The work in hand, or null before there is any. */
export function workOf(state: GeneratorState): Work | null {
  if (state.status === 'empty') return null;
  if (state.status === 'generating' && state.arrived)
    return withEdits(state.arrived, state.previous);
  return 'work' in state ? state.work : state.previous;
}

/** The work that can be opened. Edits of before come last, once it is known where that is. */
export function openWorkOf(state: GeneratorState): Work | null {
  return state.status === 'generating' ? state.arrived : workOf(state);
}

/** Whether a draft was changed by hand and is in no library yet, where its prompt keeps each change. */
export function isUnsavedEdit(
  { candidate, values, isDirty, saved }: WorkDraft,
  work: Work,
): boolean {
  return (
    saved?.version !== 0 &&
    values !== undefined &&
    isDirty !== false &&
    !isSameDraft(values, valuesOfCandidate(candidate, work))
  );
}

/** Whether nothing of the work would be missed: all that was edited is saved, and something is. */
export function isDone(work: Work): boolean {
  return (
    work.drafts.some(({ saved }) => saved !== undefined) &&
    !work.drafts.some((draft) => isUnsavedEdit(draft, work))
  );
}

/** New drafts never replace what was written by hand: it is kept with them. */
function withEdits(work: Work, previous: Work | null): Work {
  const edited = previous?.drafts.filter((draft) => isUnsavedEdit(draft, previous)) ?? [];
  return { ...work, drafts: [...work.drafts, ...edited] };
}

/** All of a generation: what had come stays where it is, with what became of it, and the rest follows. */
function completed(work: Work, arrived: Work | null): Work {
  if (!arrived) return work;
  const isThere = ({ candidate }: WorkDraft) =>
    arrived.drafts.some(
      (draft) =>
        draft.candidate.title === candidate.title && draft.candidate.body === candidate.body,
    );
  return {
    ...work,
    drafts: [...arrived.drafts, ...work.drafts.filter((draft) => !isThere(draft))],
  };
}

/** What comes next goes with what became of the drafts that came before. */
function joined(work: Work, arrived: Work | null): Work {
  return { ...work, drafts: work.drafts.map((draft, index) => arrived?.drafts[index] ?? draft) };
}

/** The state after an event; an event that makes no sense changes nothing. */
export function generatorReducer(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  const work = workOf(state);
  switch (event.type) {
    case 'reset':
      return { status: 'empty' };
    case 'generate':
      return { status: 'generating', previous: work, reading: null, arrived: null };
    case 'read':
      return state.status === 'generating' ? { ...state, reading: event.reading } : state;
    case 'arrived':
      return state.status === 'generating'
        ? { ...state, arrived: joined(event.work, state.arrived) }
        : state;
    case 'generated':
      // A late answer to a cancelled call is not taken.
      return state.status === 'generating'
        ? {
            status: 'ready',
            work: withEdits(completed(event.work, state.arrived), state.previous),
          }
        : state;
    case 'failed':
      if (state.status !== 'generating') return state;
      return work && state.arrived
        ? { status: 'ready', work: { ...work, isCut: true } }
        : { status: 'failed', error: event.error, previous: state.previous };
    case 'cancelled':
      if (state.status !== 'generating' && state.status !== 'failed') return state;
      if (work && 'arrived' in state && state.arrived) return { status: 'ready', work };
      return state.previous ? { status: 'ready', work: state.previous } : { status: 'empty' };
    case 'edited':
      return changed(state, event, { values: event.values, isDirty: event.isDirty });
    case 'saved':
      return changed(state, event, { saved: event.saved });
  }
}

function changed(
  state: GeneratorState,
  { index, of }: { index: number; of: Candidate },
  part: Partial<WorkDraft>,
): GeneratorState {
  const change = (work: Work | null): Work | undefined => {
    const draft = work?.drafts[index];
    if (!work || draft?.candidate !== of) return undefined;
    return { ...work, drafts: work.drafts.with(index, { ...draft, ...part }) };
  };
  if (state.status === 'empty') return state;
  if (state.status === 'ready') {
    const work = change(state.work);
    return work ? { ...state, work } : state;
  }
  const arrived = state.status === 'generating' ? change(state.arrived) : undefined;
  if (arrived && state.status === 'generating') return { ...state, arrived };
  // Words of an editor that is being left are about the drafts before those that come.
  const previous = change(state.previous);
  return previous ? { ...state, previous } : state;
}

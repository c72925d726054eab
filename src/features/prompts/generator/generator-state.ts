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

/** What has come of a generation that goes on. `places` has its candidates where they will stay. */
export type Arrived = { work: Work; places: ReadonlyMap<number, Candidate> };

/** State of the way from a goal to a prompt. */
export type GeneratorState =
  | { status: 'empty' }
  | { status: 'generating'; previous: Work | null; arrived: Arrived | null }
  | { status: 'failed'; error: unknown; previous: Work | null }
  | { status: 'ready'; work: Work };

export type GeneratorEvent =
  | { type: 'generate' }
  | { type: 'arrived'; arrived: Arrived }
  | { type: 'generated'; work: Work }
  | { type: 'failed'; error: unknown }
  | { type: 'cancelled' }
  | { type: 'edited'; index: number; values: EditorValues; isDirty: boolean }
  /** Saved as `saved`, or another version was put in the editor, from which the next change begins. */
  | { type: 'saved'; index: number; saved: PromptRef }
  | { type: 'reset' };

/** The work in hand, or null before there is any. */
export function workOf(state: GeneratorState): Work | null {
  if (state.status === 'empty') return null;
  if (state.status === 'generating' && state.arrived)
    return withEdits(state.arrived.work, state.previous);
  return 'work' in state ? state.work : state.previous;
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

/** The state after an event; an event that makes no sense changes nothing. */
export function generatorReducer(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  const work = workOf(state);
  switch (event.type) {
    case 'reset':
      return { status: 'empty' };
    case 'generate':
      return { status: 'generating', previous: work, arrived: null };
    case 'arrived':
      return state.status === 'generating' ? { ...state, arrived: event.arrived } : state;
    case 'generated':
      // A late answer to a cancelled call is not taken.
      return state.status === 'generating'
        ? { status: 'ready', work: withEdits(event.work, state.previous) }
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
      return changed(state, event.index, { values: event.values, isDirty: event.isDirty });
    case 'saved':
      return changed(state, event.index, { saved: event.saved });
  }
}

function changed(state: GeneratorState, index: number, part: Partial<WorkDraft>): GeneratorState {
  // Words of an editor that is being left are about the drafts before those that come.
  const work = state.status === 'generating' ? state.previous : workOf(state);
  const draft = work?.drafts[index];
  if (!work || !draft) return state;
  const next = { ...work, drafts: work.drafts.with(index, { ...draft, ...part }) };
  if (state.status === 'empty') return state;
  return state.status === 'ready' ? { ...state, work: next } : { ...state, previous: next };
}

import type { Brief, Candidate } from '#src/generated/api/endpoints.schemas.ts';
import type { PromptRef } from '../editor/use-prompt-editor.ts';

/** What there is to choose from and to work on. A starter is a single candidate without a brief. */
export type Work = {
  candidates: readonly Candidate[];
  chosen: number | null;
  brief?: Brief | undefined;
  categoryId?: string | undefined;
  /** The prompt that the draft became; the next save makes a version of it. */
  saved?: PromptRef | undefined;
};

/** Where the way from a goal to a saved prompt stands. */
export type GeneratorState =
  | { status: 'empty' }
  | { status: 'generating'; previous: Work | null }
  | { status: 'failed'; error: unknown; previous: Work | null }
  | { status: 'draft'; work: Work }
  | { status: 'running'; work: Work; isSaved: boolean }
  | { status: 'saved'; work: Work };

export type GeneratorEvent =
  | { type: 'generate' }
  | { type: 'generated'; candidates: readonly Candidate[]; brief: Brief }
  | { type: 'failed'; error: unknown }
  | { type: 'cancelled' }
  | { type: 'chosen'; index: number }
  | { type: 'back' }
  | { type: 'edited' }
  | { type: 'runStarted' }
  | { type: 'runEnded' }
  | { type: 'saved'; saved: PromptRef }
  /** Another version was put in the editor, from which the next change begins. */
  | { type: 'taken'; saved: PromptRef }
  | { type: 'reset' };

/** The work in hand, or null before there is any. */
export function workOf(state: GeneratorState): Work | null {
  if (state.status === 'empty') return null;
  return 'work' in state ? state.work : state.previous;
}

/** The state after an event; an event that makes no sense changes nothing. */
export function generatorReducer(state: GeneratorState, event: GeneratorEvent): GeneratorState {
  const work = workOf(state);
  switch (event.type) {
    case 'reset':
      return { status: 'empty' };
    case 'generate':
      return { status: 'generating', previous: work };
    case 'generated':
      // A late answer to a cancelled call is not taken.
      if (state.status !== 'generating') return state;
      return draft({
        candidates: event.candidates,
        chosen: event.candidates.length === 1 ? 0 : null,
        brief: event.brief,
        categoryId: event.brief.categoryId,
      });
    case 'failed':
      return state.status === 'generating'
        ? { status: 'failed', error: event.error, previous: state.previous }
        : state;
    case 'cancelled':
      if (state.status !== 'generating' && state.status !== 'failed') return state;
      return state.previous ? draft(state.previous) : { status: 'empty' };
    default:
      return work ? workReducer(state, work, event) : state;
  }
}

function workReducer(state: GeneratorState, work: Work, event: GeneratorEvent): GeneratorState {
  switch (event.type) {
    case 'chosen':
      return work.candidates[event.index] ? draft({ ...work, chosen: event.index }) : state;
    case 'back':
      // What was saved stays saved; another choice is another prompt.
      return draft({ ...work, chosen: null, saved: undefined });
    case 'edited':
      return state.status === 'saved' ? draft(work) : state;
    case 'runStarted':
      return state.status === 'draft' || state.status === 'saved'
        ? { status: 'running', work, isSaved: state.status === 'saved' }
        : state;
    case 'runEnded':
      if (state.status !== 'running') return state;
      return { status: state.isSaved ? 'saved' : 'draft', work };
    case 'saved':
      return { status: 'saved', work: { ...work, saved: event.saved } };
    case 'taken':
      return 'work' in state ? { ...state, work: { ...work, saved: event.saved } } : state;
    default:
      return state;
  }
}

function draft(work: Work): GeneratorState {
  return { status: 'draft', work };
}

import { isAborted, problemOf } from '#src/api/problem.ts';
import type { Run, RunEvent } from '#src/generated/api/endpoints.schemas.ts';

/** One run of a prompt, from pressing the button to its end. */
export type RunState =
  | { status: 'idle' }
  | { status: 'waiting' }
  | { status: 'streaming'; text: string; isDemo: boolean; model: string }
  | { status: 'done'; run: Run }
  | { status: 'stopped'; text: string; isDemo: boolean }
  /** What came stays; `message` is the server's reason, absent when the connection broke. */
  | { status: 'broken'; text: string; isDemo: boolean; message: string | undefined }
  /** Nothing came: a refusal, with the problem as it was answered. */
  | { status: 'refused'; error: unknown };

export type RunAction =
  | { type: 'start' }
  | { type: 'event'; event: RunEvent }
  | { type: 'finish'; run: Run }
  | { type: 'fail'; error: unknown }
  | { type: 'clear' };

/** The text that has come so far. */
export function outputOf(state: RunState): string {
  if (state.status === 'done') return state.run.output;
  return 'text' in state ? state.text : '';
}

/** True from pressing the button to the end. */
export function isUnderWay({ status }: RunState): boolean {
  return status === 'waiting' || status === 'streaming';
}

/** The state after what the stream, the answer or the person did. */
export function runReducer(state: RunState, action: RunAction): RunState {
  switch (action.type) {
    case 'start':
      return { status: 'waiting' };
    case 'clear':
      return { status: 'idle' };
    case 'event':
      return isUnderWay(state) ? afterEvent(state, action.event) : state;
    case 'finish':
      return ended(action.run);
    case 'fail':
      return isUnderWay(state) ? afterFailure(state, action.error) : state;
  }
}

function afterEvent(state: RunState, event: RunEvent): RunState {
  if (event.type === 'started')
    return { status: 'streaming', text: '', isDemo: event.isDemo, model: event.model };
  if (event.type === 'delta') {
    const known = state.status === 'streaming' ? state : { isDemo: false, model: '' };
    return { ...known, status: 'streaming', text: outputOf(state) + event.text };
  }
  // The end comes as the call's own answer, which also covers an answer without a stream.
  return state;
}

function ended(run: Run): RunState {
  if (run.status === 'failed')
    return {
      status: 'broken',
      text: run.output,
      isDemo: run.isDemo,
      message: run.failure?.message,
    };
  if (run.status === 'stopped') return { status: 'stopped', text: run.output, isDemo: run.isDemo };
  return { status: 'done', run };
}

function afterFailure(state: RunState, error: unknown): RunState {
  const text = outputOf(state);
  const isDemo = state.status === 'streaming' && state.isDemo;
  if (isAborted(error)) {
    return text === '' ? { status: 'idle' } : { status: 'stopped', text, isDemo };
  }
  // A stream that had begun: whatever it says, the text is not thrown away.
  if (state.status === 'streaming')
    return { status: 'broken', text, isDemo, message: problemOf(error)?.message };
  return { status: 'refused', error };
}

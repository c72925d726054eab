import { describe, expect, it } from 'vitest';
import type { Run } from '#src/generated/api/endpoints.schemas.ts';
import { outputOf, runReducer, type RunAction, type RunState } from './run-state.ts';

const run = (over: Partial<Run> = {}): Run => ({
  id: 'r',
  values: {},
  rendered: 'x',
  model: 'demo',
  isDemo: true,
  parameters: {},
  output: 'whole',
  status: 'done',
  inputTokens: 1,
  outputTokens: 2,
  latencyMs: 3,
  createdAt: '2026-11-20T09:30:00Z',
  ...over,
});
const after = (...actions: RunAction[]): RunState =>
  actions.reduce(runReducer, { status: 'idle' } as RunState);
const started: RunAction = {
  type: 'event',
  event: { type: 'started', runId: 'r', model: 'demo', isDemo: true },
};
const delta = (text: string): RunAction => ({ type: 'event', event: { type: 'delta', text } });
const abort: RunAction = { type: 'fail', error: { name: 'AbortError' } };

describe('a run', () => {
  it('gathers what streams, and ends with the run as the server kept it', () => {
    const streaming = after({ type: 'start' }, started, delta('who'), delta('le'));
    expect(streaming).toEqual({ status: 'streaming', text: 'whole', isDemo: true, model: 'demo' });
    expect(runReducer(streaming, { type: 'finish', run: run() })).toMatchObject({ status: 'done' });
  });
  it('ends at once when the server answers without a stream, or repeats a kept run', () => {
    expect(outputOf(after({ type: 'start' }, { type: 'finish', run: run() }))).toBe('whole');
  });
  it('keeps what came when it is stopped, and forgets a run that brought nothing', () => {
    expect(after({ type: 'start' }, started, delta('a'), abort)).toMatchObject({
      status: 'stopped',
      text: 'a',
    });
    expect(after({ type: 'start' }, abort)).toEqual({ status: 'idle' });
  });
  it('keeps what came when the stream breaks, with the reason if there is one', () => {
    const begun = [{ type: 'start' } as const, started, delta('half')];
    expect(after(...begun, { type: 'fail', error: new Error('cut') })).toMatchObject({
      status: 'broken',
      text: 'half',
      message: undefined,
    });
    const problem = { message: 'Busy', code: 'model_unavailable' };
    expect(after(...begun, { type: 'fail', error: { problem } })).toMatchObject({
      message: 'Busy',
    });
  });
  it('shows a kept run that had failed as broken, with its reason', () => {
    const failed = run({
      status: 'failed',
      output: 'half',
      failure: { code: 'model_unavailable', message: 'It stopped' },
    });
    expect(after({ type: 'start' }, { type: 'finish', run: failed })).toEqual({
      status: 'broken',
      text: 'half',
      isDemo: true,
      message: 'It stopped',
    });
  });
  it('is refused when nothing had begun', () => {
    const error = { response: { status: 402 } };
    expect(after({ type: 'start' }, { type: 'fail', error })).toEqual({ status: 'refused', error });
  });
  it('takes nothing that comes after its end', () => {
    const done = after({ type: 'start' }, { type: 'finish', run: run() });
    expect(runReducer(done, delta('late'))).toBe(done);
    expect(runReducer(done, abort)).toBe(done);
  });
});

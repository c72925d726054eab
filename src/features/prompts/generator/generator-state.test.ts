import { describe, expect, it } from 'vitest';
import type { Candidate } from '#src/generated/api/endpoints.schemas.ts';
import {
  generatorReducer,
  workOf,
  type GeneratorEvent,
  type GeneratorState,
} from './generator-state.ts';

const candidate = (title: string): Candidate => ({
  title,
  body: `Write {{${title}}}`,
  variables: [],
  variant: 'full',
  findings: [],
  reasons: [],
  estimatedTokens: 10,
});
const brief = { goal: 'A goal of enough letters', categoryId: 'c1' };
const generated = (...titles: string[]): GeneratorEvent => ({
  type: 'generated',
  candidates: titles.map(candidate),
  brief,
});
const after = (...events: GeneratorEvent[]): GeneratorState =>
  events.reduce(generatorReducer, { status: 'empty' });

describe('the generator', () => {
  it('goes from a goal over a choice and a run to a saved prompt', () => {
    const chosen = after({ type: 'generate' }, generated('a', 'b'), { type: 'chosen', index: 1 });
    expect(chosen).toMatchObject({ status: 'draft', work: { chosen: 1, brief, categoryId: 'c1' } });
    const running = generatorReducer(chosen, { type: 'runStarted' });
    expect(running.status).toBe('running');
    const ended = generatorReducer(running, { type: 'runEnded' });
    expect(ended.status).toBe('draft');
    const saved = generatorReducer(ended, { type: 'saved', saved: { id: 'p', version: 1 } });
    expect(saved).toMatchObject({ status: 'saved', work: { saved: { id: 'p', version: 1 } } });
  });
  it('takes a single candidate as chosen', () => {
    expect(workOf(after({ type: 'generate' }, generated('a')))?.chosen).toBe(0);
  });
  it('does not take an answer that comes after cancelling', () => {
    expect(after({ type: 'generate' }, { type: 'cancelled' }, generated('a'))).toEqual({
      status: 'empty',
    });
  });
  it('gives the earlier work back when a new generation is cancelled or has failed', () => {
    const earlier = [{ type: 'generate' } as const, generated('a'), { type: 'generate' } as const];
    expect(after(...earlier, { type: 'cancelled' })).toMatchObject({ status: 'draft' });
    const failed = after(...earlier, { type: 'failed', error: 'busy' });
    expect(failed).toMatchObject({ status: 'failed', error: 'busy' });
    expect(workOf(failed)?.candidates).toHaveLength(1);
    expect(generatorReducer(failed, { type: 'cancelled' }).status).toBe('draft');
  });
  it('is a draft again once a saved prompt is edited, and still knows the prompt', () => {
    const saved = after({ type: 'generate' }, generated('a'), {
      type: 'saved',
      saved: { id: 'p', version: 1 },
    });
    const edited = generatorReducer(saved, { type: 'edited' });
    expect(edited).toMatchObject({ status: 'draft', work: { saved: { id: 'p' } } });
    expect(workOf(generatorReducer(edited, { type: 'back' }))?.saved).toBeUndefined();
  });
  it('goes on from the version that was put in the editor', () => {
    const saved = { type: 'saved', saved: { id: 'p', version: 1 } } as const;
    const taken = { type: 'taken', saved: { id: 'p', version: 4 } } as const;
    const running = after(
      { type: 'generate' },
      generated('a'),
      saved,
      { type: 'runStarted' },
      taken,
    );
    expect(running).toMatchObject({ status: 'running', isSaved: true });
    expect(workOf(running)?.saved).toEqual({ id: 'p', version: 4 });
  });
  it('is saved again after a run of a saved prompt', () => {
    const events: GeneratorEvent[] = [
      { type: 'generate' },
      generated('a'),
      { type: 'saved', saved: { id: 'p', version: 1 } },
      { type: 'runStarted' },
      { type: 'runEnded' },
    ];
    expect(after(...events).status).toBe('saved');
  });
  it('refuses a choice that there is not, and events before there is work', () => {
    const state = after({ type: 'generate' }, generated('a', 'b'));
    expect(generatorReducer(state, { type: 'chosen', index: 2 })).toBe(state);
    expect(after({ type: 'runStarted' }, { type: 'back' })).toEqual({ status: 'empty' });
  });
});

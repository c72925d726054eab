import { describe, expect, it } from 'vitest';
import type { Candidate } from '#src/generated/api/endpoints.schemas.ts';
import { valuesOfCandidate } from '../editor/editor-values.ts';
import {
  generatorReducer,
  isDone,
  openWorkOf,
  workOf,
  type GeneratorEvent,
  type GeneratorState,
  type Work,
} from './generator-state.ts';

const made = new Map<string, Candidate>();
/** The same object for the same title, as an editor has the one that it was opened with. */
function candidate(title: string): Candidate {
  const known = made.get(title);
  if (known) return known;
  const next: Candidate = {
    title,
    body: `Write {{${title}}}`,
    variables: [],
    variant: 'full',
    findings: [],
    reasons: [],
    estimatedTokens: 10,
  };
  made.set(title, next);
  return next;
}
const brief = { goal: 'A goal of enough letters', categoryId: 'c1' };
const workWith = (...titles: string[]): Work => ({
  drafts: titles.map((title) => ({ candidate: candidate(title) })),
  brief,
  categoryId: 'c1',
  questions: [],
});
const generated = (...titles: string[]): GeneratorEvent => ({
  type: 'generated',
  work: workWith(...titles),
});
const arrived = (...names: string[]): GeneratorEvent => ({
  type: 'arrived',
  work: workWith(...names),
});
const NAMES = ['a', 'b', 'c', 'd', 'e'];
const edited = (index: number, title: string, of = NAMES[index]!): GeneratorEvent => ({
  type: 'edited',
  index,
  of: candidate(of),
  values: { ...valuesOfCandidate(candidate('a'), workWith('a')), title },
  isDirty: true,
});
const saved = (index: number): GeneratorEvent => ({
  type: 'saved',
  index,
  of: candidate(NAMES[index]!),
  saved: { id: 'p', version: 1 },
});
const after = (...events: GeneratorEvent[]): GeneratorState =>
  events.reduce(generatorReducer, { status: 'empty' });
const titles = (state: GeneratorState) =>
  workOf(state)?.drafts.map((draft) => draft.values?.title ?? draft.candidate.title);

describe('the generator', () => {
  it('goes from a goal to drafts, and keeps what becomes of each', () => {
    const state = after({ type: 'generate' }, generated('a', 'b'), edited(1, 'mine'), saved(0));
    expect(state.status).toBe('ready');
    expect(workOf(state)?.drafts).toMatchObject([
      { saved: { id: 'p', version: 1 } },
      { values: { title: 'mine' }, isDirty: true },
    ]);
  });

  it('opens new drafts next to what was written by hand, never over it', () => {
    const first = [{ type: 'generate' } as const, generated('a', 'b'), edited(0, 'mine')];
    const again = after(...first, { type: 'generate' }, generated('c', 'd'));
    expect(titles(again)).toEqual(['c', 'd', 'mine']);
  });

  it('does not carry over what is untouched or saved', () => {
    const untouched: GeneratorEvent = {
      type: 'edited',
      index: 1,
      of: candidate('b'),
      values: valuesOfCandidate(candidate('b'), workWith('b')),
      isDirty: true,
    };
    const kept: GeneratorEvent = { ...edited(0, 'mine'), isDirty: false } as GeneratorEvent;
    const again = after(
      { type: 'generate' },
      generated('a', 'b'),
      untouched,
      kept,
      saved(0),
      { type: 'generate' },
      generated('c'),
    );
    expect(titles(again)).toEqual(['c']);
  });

  it('does not take an answer that comes after cancelling', () => {
    expect(after({ type: 'generate' }, { type: 'cancelled' }, generated('a'))).toEqual({
      status: 'empty',
    });
  });

  it('shows the earlier drafts again when a new generation is cancelled or has failed', () => {
    const earlier = [{ type: 'generate' } as const, generated('a'), { type: 'generate' } as const];
    expect(after(...earlier, { type: 'cancelled' })).toMatchObject({ status: 'ready' });
    const failed = after(...earlier, { type: 'failed', error: 'busy' });
    expect(failed).toMatchObject({ status: 'failed', error: 'busy' });
    expect(titles(failed)).toEqual(['a']);
    expect(generatorReducer(failed, { type: 'cancelled' }).status).toBe('ready');
  });

  it('keeps edits that come while a new generation is under way', () => {
    const state = after(
      { type: 'generate' },
      generated('a'),
      { type: 'generate' },
      edited(0, 'mine'),
    );
    expect(titles(generatorReducer(state, generated('b')))).toEqual(['b', 'mine']);
  });

  it('is done once a draft is saved and no other was written in', () => {
    const drafts = [{ type: 'generate' } as const, generated('a', 'b')];
    const isDoneAfter = (...events: GeneratorEvent[]) => {
      const work = workOf(after(...drafts, ...events));
      return work !== null && isDone(work);
    };
    expect(isDoneAfter()).toBe(false);
    expect(isDoneAfter(saved(0))).toBe(true);
    expect(isDoneAfter(saved(0), edited(1, 'mine'))).toBe(false);
  });

  it('refuses an event about a draft that there is not', () => {
    const state = after({ type: 'generate' }, generated('a'));
    expect(generatorReducer(state, saved(4))).toBe(state);
    expect(after(saved(0))).toEqual({ status: 'empty' });
  });

  it('keeps what has come of a generation that is stopped or breaks off, with edits of before', () => {
    const begun = [
      { type: 'generate' } as const,
      generated('a', 'b'),
      edited(0, 'mine'),
      { type: 'generate' } as const,
      arrived('c'),
    ];
    expect(titles(after(...begun))).toEqual(['c', 'mine']);
    const stopped = after(...begun, { type: 'cancelled' });
    expect(stopped.status).toBe('ready');
    expect(titles(stopped)).toEqual(['c', 'mine']);
    expect(workOf(stopped)).not.toHaveProperty('isCut');
    const broken = after(...begun, { type: 'failed', error: new Error('cut') });
    expect(broken.status).toBe('ready');
    expect(workOf(broken)).toMatchObject({ isCut: true });
    expect(titles(after(...begun, generated('c', 'd')))).toEqual(['c', 'd', 'mine']);
    // Last words of the editor that was left are about its own drafts.
    expect(titles(after(...begun, edited(1, 'late'), generated('c')))).toEqual([
      'c',
      'mine',
      'late',
    ]);
  });

  it('leaves a draft that is open where it is, with what became of it, while the rest comes', () => {
    const open = [
      { type: 'generate' } as const,
      arrived('c'),
      edited(0, 'mine', 'c'),
      arrived('c', 'a'),
    ];
    const state = after(...open);
    expect(openWorkOf(state)?.drafts.map(({ values }) => values?.title)).toEqual([
      'mine',
      undefined,
    ]);
    // The whole has them in the order of their kinds.
    expect(titles(after(...open, generated('a', 'b', 'c')))).toEqual(['mine', 'a', 'b']);
    expect(titles(after(...open, { type: 'cancelled' }))).toEqual(['mine', 'a']);
  });

  it('opens nothing before a draft is there, and no edits of before among those that still come', () => {
    const reading = {
      card: { cardId: 'open', name: 'Open', categoryId: 'c1' },
      nearest: [],
      language: 'en' as const,
    };
    const first = [{ type: 'generate' } as const, generated('a'), edited(0, 'mine')];
    const begun = after(...first, { type: 'generate' }, { type: 'read', reading });
    expect(begun).toMatchObject({ status: 'generating', reading, arrived: null });
    expect(openWorkOf(begun)).toBeNull();
    const one = generatorReducer(begun, arrived('c'));
    expect(openWorkOf(one)?.drafts).toHaveLength(1);
    expect(titles(one)).toEqual(['c', 'mine']);
    expect(generatorReducer({ status: 'empty' }, { type: 'read', reading })).toEqual({
      status: 'empty',
    });
  });

  it('takes nothing that comes after it was stopped', () => {
    expect(after({ type: 'generate' }, { type: 'cancelled' }, arrived('late')).status).toBe(
      'empty',
    );
  });
});

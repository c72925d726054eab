import { describe, expect, it } from 'vitest';
import { cueMatches, cueText, readCue } from './card-cues.ts';
import { wordsOf } from './comparable-words.ts';
import type { MaterialForm } from './goal.ts';

const matches = (cue: string, text: string, form?: MaterialForm) =>
  cueMatches(readCue(cue, 'en'), cueText(wordsOf(text), text, 'en'), form);

describe('a cue with words that must be missing', () => {
  const cue = '<none> summary of !this|article';

  it('is found without them', () => {
    expect(matches(cue, 'summary of Hamlet, one page')).toBe(true);
  });

  it('says nothing beside one of them, or where a text was pasted', () => {
    expect(matches(cue, 'a summary of this')).toBe(false);
    expect(matches(cue, 'summary of the article on bees')).toBe(false);
    expect(matches(cue, 'summary of Hamlet', 'pasted')).toBe(false);
    expect(matches(cue, 'summary of Hamlet', 'code')).toBe(false);
  });
});

describe('a cue with a choice of several words', () => {
  it('is found by the whole choice alone', () => {
    const cue = 'make|need … resume|curriculum_vitae|life_story';
    expect(matches(cue, 'make me a resume')).toBe(true);
    expect(matches(cue, 'I need my curriculum vitae')).toBe(true);
    expect(matches(cue, 'make me a life')).toBe(false);
  });
});

describe('a cue of contracted words', () => {
  it('is found with their apostrophe and without', () => {
    for (const text of ["I can't decide", 'I can’t decide', 'i cant decide'])
      expect(matches('cant decide', text), text).toBe(true);
    expect(matches('whats wrong', "what's wrong here")).toBe(true);
    expect(matches('dad', "my dad's funeral")).toBe(true);
  });
});

describe('a cue with the beginning of a word', () => {
  it('goes on after the whole word', () => {
    expect(matches('tweet* about', 'two tweets about our open day')).toBe(true);
    expect(matches('tweet* about', 'two tweets on what cats think about')).toBe(false);
    expect(matches('tweet* about', 'a tweet about bees')).toBe(true);
  });
});

describe('a cue of Latin letters among Chinese signs', () => {
  const inChinese = (cue: string, text: string) =>
    cueMatches(readCue(cue, 'zh'), cueText(wordsOf(text), text, 'zh'), undefined);

  it('is found as a word, not as part of one', () => {
    expect(inChinese('ins|ig', '发个ins文案')).toBe(true);
    expect(inChinese('ins|ig', 'config 怎么写')).toBe(false);
    expect(inChinese('dr', 'No module named requests 怎么办')).toBe(false);
    expect(inChinese('5公里', '跑15公里')).toBe(false);
  });

  it('may be of several words', () => {
    expect(inChinese('no_module_named', '提示 No module named requests')).toBe(true);
    expect(inChinese('system prompt', '写个system prompt')).toBe(true);
  });
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGE_CODES, type Language } from '#core/language/languages.ts';
import { readYaml } from '../cards/yaml.ts';
import { deliverablesOf, withListAsked } from './deliverables.ts';
import { readGoal } from './goal.ts';
import { grammarOf } from './grammar.ts';

const GOALS = resolve(import.meta.dirname, '../../../corpus/deliverables/goals-2026-11.yaml');
const goals = z
  .array(
    z.strictObject({
      goal: z.string(),
      language: z.enum(LANGUAGE_CODES),
      parts: z.array(z.string()),
    }),
  )
  .parse(readYaml(readFileSync(GOALS, 'utf8')));

function partsOf(goal: string, language: Language): string[] {
  const grammar = grammarOf(language);
  return [...deliverablesOf(withListAsked(readGoal(goal, grammar), grammar), grammar).parts];
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '');
/** One may keep a verb that the other leaves out. */
const isSame = (one: string, other: string) =>
  plain(one).includes(plain(other)) || plain(other).includes(plain(one));

describe('what a goal asks for', () => {
  it.each(LANGUAGE_CODES)(
    'in %s: two of three goals are taken apart as people mean them',
    (code) => {
      const several = goals.filter(({ language, parts }) => language === code && parts.length > 0);
      const right = several.filter(({ goal, parts }) => {
        const found = partsOf(goal, code);
        return (
          found.length === parts.length && parts.every((part, at) => isSame(part, found[at] ?? ''))
        );
      });
      const missed = several.filter((entry) => !right.includes(entry)).map(({ goal }) => goal);
      expect(right.length / several.length, missed.join('\n')).toBeGreaterThanOrEqual(0.67);
    },
  );

  it('one thing stays one, whatever it lists', () => {
    const single = goals.filter(({ parts }) => parts.length === 0);
    const torn = single.filter(({ goal, language }) => partsOf(goal, language).length > 0);
    expect(single.length).toBeGreaterThan(80);
    expect(torn.map(({ goal }) => goal)).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    [
      'without the words that only ask',
      'My father died and I am the executor. Give me a checklist of what I do in what order, what I should not pay myself, and questions to bring to the lawyer.',
      [
        'a checklist of what I do in what order',
        'what I should not pay myself',
        'questions to bring to the lawyer',
      ],
    ],
    [
      'the first request among them',
      'We marry in September, about 90 guests. I want a calendar of what has to be done each month, a budget by item and a list of questions for the caterer.',
      [
        'a calendar of what has to be done each month',
        'a budget by item',
        'a list of questions for the caterer',
      ],
    ],
    [
      'behind the words that open a sentence',
      'Write a letter to my landlord. Also, a short note for my neighbour.',
      ['Write a letter to my landlord', 'a short note for my neighbour'],
    ],
    [
      'from the list below the request',
      'I start on nights next week. Tell me:\n1. how to shift my sleep\n2. what to eat',
      ['how to shift my sleep', 'what to eat'],
    ],
    [
      'from a list after a colon, which is no pasted text then',
      'For our yard sale I want the following: a flyer text, a sign for the table, and a checklist',
      ['a flyer text', 'a sign for the table', 'a checklist'],
    ],
    [
      'without what is ruled out in the list below the request',
      'I start on nights next week. Tell me:\n1. how to shift my sleep\n2. what to eat\n3. no questionnaire',
      ['how to shift my sleep', 'what to eat'],
    ],
    [
      'without a role that is to be played',
      'Act as a hiring manager and interview me one question at a time, then tell me how I did',
      ['interview me one question at a time', 'tell me how I did'],
    ],
  ])('is quoted word for word, %s', (_how, goal, parts) => {
    expect(partsOf(goal, 'en')).toEqual(parts);
    expect(parts.every((part) => goal.includes(part))).toBe(true);
  });

  it('keeps what was pasted after a colon apart from what is asked', () => {
    const goal =
      'Translate into French: I will be late, the train was cancelled. Please start without me.';
    const grammar = grammarOf('en');
    const read = readGoal(goal, grammar);
    expect(read.material).toBeDefined();
    expect(withListAsked(read, grammar)).toBe(read);
  });
});

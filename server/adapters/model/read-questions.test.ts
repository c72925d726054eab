import { expect, it } from 'vitest';
import { understand } from '#server/domain/generator/understand.ts';
import type { Brief } from '#server/ports/model.ts';
import { readQuestions, roomForQuestions } from './read-questions.ts';

const OPEN: Brief = { goal: 'Describe our harbour festival for families', cardId: 'open' };
const read = (value: unknown, brief = OPEN) =>
  readQuestions(value, brief, understand(brief, 'en')).map(({ text, options }) => [text, options]);
const WHEN = { text: 'When does it take place?', options: ['In June', 'In August'] };

it('keeps at most three questions, each with four options at the most', () => {
  const asked = [
    'When does it take place?',
    'What may it cost?',
    'Which stage is new?',
    'Who sings?',
  ];
  const options = ['One', 'Two', 'Three', 'Four', 'Five', 'One'];
  const found = read(asked.map((text) => ({ text, options })));
  expect(found.map(([text]) => text)).toEqual(asked.slice(0, 3));
  expect(found[0]?.[1]).toEqual(['One', 'Two', 'Three', 'Four']);
});

it('leaves the room to the questions of the task’s card', () => {
  const brief: Brief = { goal: 'complaint letter to my bank' };
  const known = understand(brief, 'en');
  expect(roomForQuestions(known)).toBe(3 - known.questions.length);
  const again = known.card!.questions.map(({ text }) => ({ text, options: [] }));
  expect(read(again, brief)).toEqual([]);
});

it('drops what the brief answers, what was answered, and what is asked twice', () => {
  expect(read([{ text: 'Who is it for?', options: ['Families', 'Students'] }])).toEqual([]);
  expect(read([WHEN, { text: 'When does it take place exactly?', options: [] }])).toEqual([
    [WHEN.text, WHEN.options],
  ]);
  const answers = [{ questionId: 'own_1', text: 'In June', question: WHEN.text }];
  expect(read([WHEN], { ...OPEN, answers })).toEqual([]);
});

it('drops another language, and takes the one that the prompt is written in', () => {
  const french = {
    text: 'À quelle date la fête aura-t-elle lieu ?',
    options: ['En juin', 'En août'],
  };
  expect(read([french])).toEqual([]);
  expect(read([french], { ...OPEN, language: 'fr' })).toHaveLength(1);
  expect(read([{ text: '节日在什么时候举行？', options: ['六月'] }])).toEqual([]);
});

it('shows plain text within bounds, whatever is sent', () => {
  expect(
    read([
      {
        text: '<b>When</b> does **it** \u202Etake\u0000 [place](javascript:x)?',
        options: [1, ' '],
      },
    ]),
  ).toEqual([['When does it take place?', []]]);
  const bad: unknown[] = [
    { text: 'a'.repeat(301), options: [] },
    { text: 'Look at https://example.com when you can?', options: [] },
    { text: '', options: [] },
    { text: 7 },
    'When?',
    null,
  ];
  expect(read(bad)).toEqual([]);
  for (const none of [undefined, null, 'x', {}]) expect(read(none)).toEqual([]);
});

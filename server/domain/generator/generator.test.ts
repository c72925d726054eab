import { describe, expect, it } from 'vitest';
import { variableNames } from '#core/template/parse.ts';
import { renderTemplate } from '#core/template/render.ts';
import type { Brief } from '#server/ports/model.ts';
import { fillText, tagged } from '../cards/fill.ts';
import { compose } from './compose.ts';
import { readGoal } from './goal.ts';
import { grammarOf } from './grammar.ts';
import { reasonsFor } from './reasons.ts';
import { OPEN_CARD, understand } from './understand.ts';

function drafts(brief: Brief, locale = 'en') {
  const known = understand(brief, locale);
  return { known, all: compose(brief, known) };
}

describe('reading a goal', () => {
  const en = grammarOf('en');
  it.each<[string, string, string, string | undefined]>([
    ['fenced code', 'Explain:\n```js\n\tlet a;\n```\nthanks', 'Explain:\n\nthanks', '\tlet a;'],
    [
      'code after the asking line',
      'test this\ndef f():\n    pass',
      'test this',
      'def f():\n    pass',
    ],
    [
      'a long quotation',
      'fix “this sentence that somebody wrote is much to long” please',
      'fix\n\nplease',
      'this sentence that somebody wrote is much to long',
    ],
    [
      'what follows a colon',
      'Translate into French: the  menu\n\n- soup',
      'Translate into French',
      'the  menu\n\n- soup',
    ],
    [
      'a text before the asking paragraph',
      'We met on Monday.\nAnn was late.\n\nsummarize this',
      'summarize this',
      'We met on Monday.\nAnn was late.',
    ],
    ['no text at all', 'a letter to my bank', 'a letter to my bank', undefined],
    [
      'a time of day',
      'remind me to call at 12:30 tomorrow morning',
      'remind me to call at 12:30 tomorrow morning',
      undefined,
    ],
  ])('keeps %s apart', (_, text, asking, material) => {
    const goal = readGoal(text, en);
    expect(goal.asking).toBe(asking);
    expect(goal.material?.text).toBe(material);
  });

  it('takes a Chinese question about a Latin message for Chinese where the interface is', () => {
    const goal = "python TypeError: 'NoneType' object is not subscriptable 啥意思";
    expect(understand({ goal }, 'zh').language).toBe('zh');
    expect(understand({ goal: 'write a poem about 春天 for my daughter' }, 'en').language).toBe(
      'en',
    );
  });

  it('takes the task that the person chose, or none when asked to', () => {
    const goal = 'something about my gym contract';
    expect(understand({ goal, cardId: 'workout-plan' }, 'en').card?.id).toBe('workout-plan');
    expect(understand({ goal, cardId: OPEN_CARD }, 'en').card).toBeUndefined();
  });

  it('corrects one letter, in any script that has letters', () => {
    expect(understand({ goal: 'workuot plan' }, 'en').card?.id).toBe('workout-plan');
    expect(understand({ goal: 'complait letter' }, 'en').card?.id).toBe('complaint-letter');
  });

  it('answers in the language that was asked for', () => {
    const { known, all } = drafts({ goal: 'workout plan for beginners', language: 'fr' });
    expect(known.written).toBe('fr');
    expect(all[0]?.body).toContain('programme');
    expect(drafts({ goal: 'workout plan', language: 'de' }).all[0]?.body).toContain(
      'Answer in German.',
    );
  });
});

describe('composing', () => {
  it('asks for what was not said, and for nothing else', () => {
    const { known, all } = drafts({ goal: 'complaint letter' });
    expect(all.map(({ variant }) => variant)).toEqual(['full', 'short', 'asksFirst']);
    expect(variableNames(all[0]?.body ?? '')).toEqual(['situation']);
    expect(known.questions).toHaveLength(3);
    const told = drafts({ goal: 'complaint letter to my bank: they charged me twice on 3 May' });
    expect(told.all.flatMap(({ variables }) => variables)).toEqual([]);
    expect(told.known.questions.map(({ id }) => id)).toEqual(['remedy', 'tried']);
  });

  it('puts answers where they belong and does not ask them again', () => {
    const { known, all } = drafts({
      goal: 'workout plan',
      answers: [
        { questionId: 'place', text: 'in the cellar' },
        { questionId: 'limits', text: 'left knee' },
      ],
    });
    expect(all[0]?.body).toContain('I train in the cellar.');
    expect(all[0]?.body).toContain('Pain or injuries: left knee');
    expect(known.questions.map(({ id }) => id)).toEqual(['aim']);
  });

  it('keeps what a brief adds word for word, braces included', () => {
    const brief: Brief = {
      goal: 'workout plan with {{secret}} steps',
      context: 'I own a {{thing}}.',
      mustInclude: ['warm-up'],
      mustAvoid: ['running'],
      format: 'two tables',
      examples: [{ input: 'a', output: 'b' }],
    };
    for (const { body, variables } of drafts(brief).all) {
      const values = Object.fromEntries(variables.map(({ name }) => [name, 'x']));
      const filled = renderTemplate(body, variables, values);
      const text = filled.ok ? filled.text : '';
      for (const words of [
        '{{secret}}',
        'I own a {{thing}}.',
        'warm-up',
        'running',
        'two tables',
        'a\n→\nb',
      ])
        expect(text).toContain(words);
    }
  });

  it('shows an example instead of questions where the material is there', () => {
    const { all } = drafts({
      goal: 'check this contract:\n\nThe tenant pays everything, always and at once.',
    });
    expect(all.map(({ variant }) => variant)).toEqual(['full', 'short', 'withExample']);
    expect(drafts({ goal: 'check my contract', count: 1 }).all).toHaveLength(1);
  });

  it('says why in the language of the reader', () => {
    const { known, all } = drafts({ goal: 'unit tests with pytest' });
    const [full] = all;
    expect(reasonsFor(known, 'full', full?.variables ?? [], 'fr').join(' ')).toMatch(
      /pytest.*Le code à tester|The code to test/u,
    );
  });

  it('names an open request after its first words, cut at a word or a pause', () => {
    const goal =
      'I was wondering whether somebody could possibly tell me about the glaciers and volcanoes in Iceland and their history';
    const [full] = drafts({ goal }).all;
    expect(full?.title).toBe(
      'I was wondering whether somebody could possibly tell me about the glaciers',
    );
    const rota =
      'work out a fair rota for who gets the one shower when, five housemates, two start at 6';
    expect(drafts({ goal: rota, cardId: OPEN_CARD }).all[0]?.title).toBe(
      'Work out a fair rota for who gets the one shower when',
    );
    const [short] = drafts({ goal: 'why is the sky blue?', cardId: OPEN_CARD }).all;
    expect(short?.title).toBe('Why is the sky blue?');
  });
});

describe('filling a text', () => {
  it('drops a line that is left empty, with its gap, and keeps a block as it is', () => {
    const text = 'A [[x]] b.\n\n- [[x]]\n\n[[m]]\n\n[[none]]\n\nEnd [[y]].';
    const filled = fillText(
      text,
      new Map([
        ['x', { inline: '' }],
        ['y', { inline: '$& now' }],
        ['m', { block: '  two  spaces ' }],
        ['none', { block: '' }],
      ]),
    );
    expect(filled).toBe('A b.\n\n  two  spaces \n\nEnd $& now.');
  });
  it('closes a tag that the text cannot close', () => {
    expect(tagged('code', 'x</code>y')).toBe('<code_text>\nx</code>y\n</code_text>');
  });
});

import { describe, expect, it } from 'vitest';
import { renderTemplate } from '#core/template/render.ts';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { compose } from './compose.ts';
import { grammarOf } from './grammar.ts';
import { OPEN_CARD, understand } from './understand.ts';

function open(goal: string) {
  const brief = { goal, cardId: OPEN_CARD };
  return compose(brief, understand(brief, 'en'));
}

describe('a goal that asks for several things', () => {
  const goal =
    'I moved into a flat with mould. Give me a letter to my landlord, what I may deduct from the rent, and a list of what to photograph {now}.';
  const parts = [
    'a letter to my landlord',
    'what I may deduct from the rent',
    'a list of what to photograph {now}',
  ];

  it('has them as the parts of the answer, in their order, in every draft', () => {
    const drafts = open(goal);
    expect(drafts).toHaveLength(3);
    const list = parts.map((part, at) => `${String(at + 1)}. ${part}`).join('\n');
    for (const { body } of drafts) {
      const text = renderTemplate(body, [], {});
      expect(text.ok && text.text).toContain(list);
    }
  });

  it('has what is to be known of a part below it', () => {
    const several =
      'work out club rules, a glossary, a risk assessment and a timeline for the paddlers';
    const { kinds } = grammarOf('en').minimum;
    const lines = open(several)[0]?.body.split('\n') ?? [];
    const below = lines.filter((line) => line.startsWith('   - ')).map((line) => line.slice(5));
    expect(below.length).toBeGreaterThan(1);
    expect(below.every((line) => kinds.some(({ text }) => text === line))).toBe(true);
  });

  it('has them named in the prompt of a card too', () => {
    const brief = { goal, cardId: 'neighbour-or-landlord-letter' };
    const known = understand(brief, 'en');
    const text = renderTemplate(compose(brief, known)[0]?.body ?? '', [], {});
    expect(text.ok && text.text).toContain(parts.map((part) => `“${part}”`).join(', '));
    expect(text.ok && text.text).not.toContain(known.grammar.frame.others);
  });

  it('is told to hand over the rest as well only where it is long and asks more than once', () => {
    const draft = (request: string) => {
      const brief = { goal: request, cardId: 'complaint-letter' };
      const known = understand(brief, 'en');
      return { body: compose(brief, known)[0]?.body ?? '', others: known.grammar.frame.others };
    };
    const short = draft('write a complaint about a broken fridge');
    expect(short.body).not.toContain(short.others);
    const told =
      'write a complaint about a fridge that broke after three weeks, the shop says it is not their business and never answers my mails';
    const long = draft(told);
    expect(long.body).not.toContain(long.others);
    const more = draft(`${told}. How do I prove when I bought it?`);
    expect(more.body).toContain(more.others);
  });

  it.each(LANGUAGE_CODES)('has texts with a place for them in %s', (code) => {
    const { several } = grammarOf(code).minimum;
    const filled = Object.values(several).map((text) => text.split('[[value]]').length);
    expect(filled).toEqual([2, 2, 2]);
  });

  it('is not torn apart where the prompt is in another language', () => {
    const brief = { goal, language: 'fr', cardId: OPEN_CARD };
    expect(understand(brief, 'en').deliverables.parts).toEqual([]);
  });
});

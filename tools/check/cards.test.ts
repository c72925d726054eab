import { describe, expect, it } from 'vitest';
import type { Card } from '#server/domain/cards/card-schema.ts';
import { cardsIn, readCard } from '#server/domain/cards/card-files.ts';
import { cardFaults } from './cards/card-rules.ts';
import { languageFaults, repeatedSentences, sharedPhrasings } from './cards/collection-rules.ts';
import { checkCards } from './cards.ts';

const letter = cardsIn('en').find(({ id }) => id === 'complaint-letter') as Card;
const changed = (change: Partial<Card>): Card => ({ ...letter, ...change });

describe('the task cards', () => {
  it('keep to the rules in every language', async () => {
    expect(await checkCards()).toEqual([]);
  });

  it('are refused with the file and the field at fault', () => {
    expect(() => readCard('id: Letter\nfull: []', 'en/letter')).toThrow(
      /en\/letter[\s\S]*id: kebab-case/,
    );
    expect(() => readCard('id: letter\nsurprise: 1', 'en/letter')).toThrow(/surprise/);
  });
});

describe('the rules for one card', () => {
  it.each<[string, Partial<Card>, string]>([
    [
      'a place that nothing fills',
      { full: `${letter.full}\n[[colour]]` },
      'full: [[colour]] is not declared',
    ],
    ['a variable of its own', { short: `${letter.short}\n{{name}}` }, 'short: {{ }} is written'],
    [
      'a material inside a sentence',
      { full: letter.full.replace('[[situation]]', 'x: [[situation]]') },
      'full: [[situation]] has to stand once',
    ],
    [
      'a slot that the text lacks',
      { full: letter.full.replace('[[recipient]]', 'to somebody') },
      'full: [[recipient]] is missing',
    ],
    ['too few phrasings', { phrasings: letter.phrasings.slice(0, 14) }, 'phrasings: 14'],
    [
      'a phrasing twice',
      { phrasings: [...letter.phrasings, 'Complaint Letter'.toLowerCase(), 'complaint letter'] },
      'complaint letter occurs twice',
    ],
    [
      'a full text of two lines',
      { full: 'Write [[recipient]] [[tone]] [[deadline]]\n[[situation]]' },
      'full: ',
    ],
    ['no short text', { short: undefined }, 'short: missing'],
    [
      'a question about no slot',
      {
        questions: [
          ...letter.questions.slice(1),
          { id: 'x', text: 'X?', options: ['a', 'b'], slot: 'colour' },
        ],
      },
      'question x: no slot colour',
    ],
    [
      'a slot without default',
      { slots: letter.slots.map((slot) => ({ ...slot, default: undefined })) },
      'slot recipient: no default',
    ],
    [
      'a sentence that gives way to none',
      {
        conditional: (letter.conditional ?? []).map((one) => ({
          ...one,
          except: ['no_such_case'],
        })),
      },
      'no other sentence no_such_case that goes by words',
    ],
    [
      'the request beside what was told',
      { full: `${letter.full}\n[[request]]` },
      'full: the request is the material',
    ],
  ])('name %s', (_, change, fault) => {
    expect(cardFaults(letter, 'en')).toEqual([]);
    expect(cardFaults(changed(change), 'en').join('\n')).toContain(fault);
  });
});

describe('the rules for the collection', () => {
  it('name a language that lacks a card or has other slots, materials or category', () => {
    const spoilt = changed({ category: 'other', slots: letter.slots.slice(1) });
    const collection = new Map([
      ['en', [letter]],
      ['ar', [spoilt]],
      ['fr', []],
    ]);
    expect(languageFaults(collection)).toEqual([
      'ar/complaint-letter: category differs from en',
      'ar/complaint-letter: slots differs from en',
      'fr/complaint-letter: missing',
    ]);
  });

  it('let a language have sentences beyond those of the first, and lack none of them', () => {
    const told = (id: string) => ({ id, words: [id], text: `Say it for ${id}.` });
    const collection = new Map([
      ['en', [changed({ conditional: [told('shared')] })]],
      ['zh', [changed({ conditional: [told('shared'), told('own')] })]],
      ['fr', [changed({ conditional: [told('own')] })]],
    ]);
    expect(languageFaults(collection)).toEqual([
      'fr/complaint-letter: conditional differs from en',
    ]);
  });

  it('name a sentence that occurs in four cards, and a phrasing of two', () => {
    const cards = ['a', 'b', 'c', 'd'].map((id) =>
      changed({ id, full: `Be concrete and useful in each of your answers. ${id}`, short: '' }),
    );
    const collection = new Map([['en', cards]]);
    expect(repeatedSentences(collection)).toEqual([
      'en: “be concrete and useful in each of your answers” occurs in a, b, c, d',
    ]);
    expect(repeatedSentences(new Map([['en', cards.slice(1)]]))).toEqual([]);
    expect(sharedPhrasings(collection)[0]).toBe("en/b: “write a complaint letter” is also a's");
  });
});

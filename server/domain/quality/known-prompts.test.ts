import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { cardsIn } from '../cards/card-files.ts';
import { galleryBody, galleryCards } from '../cards/gallery.ts';
import { compose } from '../generator/compose.ts';
import { understand } from '../generator/understand.ts';
import { assessQuality } from './assess.ts';

/** Errors and warnings; hints may be folded away and accuse nothing. */
const accusations = (body: string) =>
  assessQuality(body, [], 'en').findings.filter(
    ({ rule, severity }) => severity !== 'info' && rule !== 'variable.unused',
  );

/** What the product itself offers as good: the templates, and each card's prompts for its first phrasing. */
const GOOD = LANGUAGE_CODES.flatMap((language) => [
  ...galleryCards(language).map((card) => ({
    id: `${language}/${card.id}`,
    body: galleryBody(card),
  })),
  ...cardsIn(language).flatMap((card) => {
    const [goal] = card.phrasings;
    if (goal === undefined) return [];
    const brief = { goal, cardId: card.id };
    return compose(brief, understand(brief, language))
      .filter(({ variant }) => variant !== 'asksFirst')
      .map(({ body, variant }) => ({ id: `${language}/${card.id} ${variant}`, body }));
  }),
]);

describe('prompts that are good', () => {
  const accused = GOOD.map(({ id, body }) => ({ id, found: accusations(body) })).filter(
    ({ found }) => found.length > 0,
  );
  it('are seldom accused', () => {
    const told = accused.map(({ id, found }) => `${id}: ${found.map(({ rule }) => rule).join()}`);
    expect(accused.length / GOOD.length, told.join('\n')).toBeLessThanOrEqual(0.05);
  });
  it('never hold an error', () => {
    const errors = accused.filter(({ found }) =>
      found.some(({ severity }) => severity === 'error'),
    );
    expect(errors).toEqual([]);
  });
});

describe('texts that say nothing', () => {
  it.each([
    ['make it better'],
    ['Improve this.'],
    ['help'],
    ['marketing'],
    ['Something about dogs'],
    ['write something good'],
    ['Sales figures'],
    ['You are an expert.'],
    ['اجعله أفضل'],
    ['ساعدني'],
    ['تسويق'],
    ['شيء عن الكلاب'],
    ['Hazlo mejor'],
    ['ayuda'],
    ['Algo sobre perros'],
    ['escribe algo bueno'],
    ['Fais mieux'],
    ['aide-moi'],
    ['Quelque chose sur les chiens'],
    ['écris un bon texte'],
    ['改好一点'],
    ['帮帮我'],
    ['关于狗的东西'],
    ['写点好的'],
  ])('%s', (body) => expect(accusations(body)).not.toEqual([]));
});

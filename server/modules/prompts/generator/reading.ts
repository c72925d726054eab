import type { GenerateQuestion, Reading, TaskCard } from '#contract/generated/schemas.ts';
import { FALLBACK_LANGUAGE, supportedLanguage } from '#core/language/languages.ts';
import { cardsIn } from '#server/domain/cards/card-files.ts';
import type { Card } from '#server/domain/cards/card-schema.ts';
import { grammarOf } from '#server/domain/generator/grammar.ts';
import { OPEN_CARD, type Understanding } from '#server/domain/generator/understand.ts';
import { categoryIdOf } from '../catalogue/category-slugs.ts';

/** Whether a brief may name this card: one of the cards, or none of them. */
export const isCard = (id: string): boolean =>
  id === OPEN_CARD || cardsIn(FALLBACK_LANGUAGE).some((card) => card.id === id);

/** What was understood of a brief, with names in the caller's language. */
export function presentReading(
  { card, nearest, language }: Understanding,
  locale: string,
): Reading {
  const reader = supportedLanguage(locale) ?? FALLBACK_LANGUAGE;
  const named = ({ id, category, name }: Card): TaskCard => ({
    cardId: id,
    name: cardsIn(reader).find((own) => own.id === id)?.name ?? name,
    categoryId: categoryIdOf(category),
  });
  const open: TaskCard = {
    cardId: OPEN_CARD,
    name: grammarOf(reader).minimum.name,
    categoryId: categoryIdOf('other'),
  };
  return {
    card: card ? named(card) : open,
    nearest: nearest
      .filter(({ id }) => id !== card?.id)
      .slice(0, 3)
      .map(named),
    language,
  };
}

/** What a person could still settle, in the language of the prompts. */
export const presentQuestions = ({ questions }: Understanding): GenerateQuestion[] =>
  questions.map(({ id, text, options }) => ({ id, text, options }));

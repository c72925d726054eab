import { hasSpaces } from '#core/language/scripts.ts';
import type { Card } from '#server/domain/cards/card-schema.ts';
import { isFinished } from './card-rules.ts';

export type Collection = ReadonlyMap<string, readonly Card[]>;

/**
 * What has to be the same in every language; `shared` are the sentences of the first one's. A language may have more for
 * a case that only its speakers have: a pupil's composition, a self-criticism.
 */
function shapeOf(card: Card, shared: ReadonlySet<string>): Record<string, unknown> {
  return {
    category: card.category,
    finished: isFinished(card),
    slots: card.slots.map(({ id, reader, options }) => [id, reader, options?.length ?? 0]),
    materials: card.materials.map(({ id, source, required }) => [id, source, required]),
    questions: card.questions.map(({ id, slot, options }) => [id, slot ?? '', options.length]),
    conditional: (card.conditional ?? [])
      .filter(({ id }) => shared.has(id))
      .map(({ id, words, unless, except, option, given, missing }) => [
        id,
        words !== undefined,
        // Which words are another sentence's differs by language.
        (unless ?? except) !== undefined,
        option,
        given,
        missing,
      ]),
    title: card.title !== undefined,
    example: card.example !== undefined,
    gallery: card.gallery && [
      card.gallery.id,
      card.gallery.answerTokens,
      Object.entries(card.gallery.inputs)
        .map(([name, { type, required, options }]) => [name, type, required, options?.length ?? 0])
        .sort(([one], [other]) => String(one).localeCompare(String(other))),
    ],
  };
}

/** Cards that a language lacks, or that differ in more than words from the first language's. */
export function languageFaults(collection: Collection, only?: ReadonlySet<string>): string[] {
  const byId = new Map<string, Map<string, Card>>();
  for (const [language, cards] of collection)
    for (const card of cards)
      if (!only || only.has(card.id))
        byId.set(card.id, (byId.get(card.id) ?? new Map<string, Card>()).set(language, card));
  return [...byId].flatMap(([id, versions]) => {
    const [base] = versions;
    if (!base) return [];
    const [baseLanguage, baseCard] = base;
    const shared = new Set((baseCard.conditional ?? []).map(({ id: name }) => name));
    const expected = shapeOf(baseCard, shared);
    return [...collection.keys()].flatMap((language) => {
      const card = versions.get(language);
      if (!card) return [`${language}/${id}: missing`];
      return Object.entries(shapeOf(card, shared))
        .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(expected[name]))
        .map(([name]) => `${language}/${id}: ${name} differs from ${baseLanguage}`);
    });
  });
}

const MAX_CARDS_PER_SENTENCE = 3;
const SENTENCE = /[^.!?。！？؟\n]+/gu;

/** Sentences of a card without what changes, long enough to say something. */
function sentencesOf({ full, short }: Card, language: string): Set<string> {
  const least = hasSpaces(language) ? 25 : 10;
  const sentences = [...`${full}\n${short ?? ''}`.matchAll(SENTENCE)].map(([text]) =>
    text
      .replaceAll(/\[\[[a-z_]+\]\]|[*#>|\-\d]/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .trim()
      .toLowerCase(),
  );
  return new Set(sentences.filter((text) => [...text].length >= least));
}

/** A sentence that occurs in many cards fits every task, and so says nothing about any. */
export function repeatedSentences(collection: Collection): string[] {
  return [...collection].flatMap(([language, cards]) => {
    const places = new Map<string, string[]>();
    for (const card of cards)
      for (const sentence of sentencesOf(card, language))
        places.set(sentence, [...(places.get(sentence) ?? []), card.id]);
    return [...places]
      .filter(([, ids]) => ids.length > MAX_CARDS_PER_SENTENCE)
      .map(([sentence, ids]) => `${language}: “${sentence}” occurs in ${ids.join(', ')}`);
  });
}

/** A phrasing of two cards decides for neither. */
export function sharedPhrasings(collection: Collection): string[] {
  return [...collection].flatMap(([language, cards]) => {
    const owners = new Map<string, string>();
    return cards.flatMap(({ id, phrasings }) =>
      phrasings.flatMap((phrasing) => {
        const key = phrasing.toLowerCase();
        const owner = owners.get(key) ?? id;
        owners.set(key, owner);
        return owner === id ? [] : [`${language}/${id}: “${phrasing}” is also ${owner}'s`];
      }),
    );
  });
}

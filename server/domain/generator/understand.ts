import { cardsIn } from '../cards/card-files.ts';
import type { Card, Question } from '../cards/card-schema.ts';
import { type Language, supportedLanguage } from '#core/language/languages.ts';
import type { Brief } from '#server/ports/model.ts';
import { indexOf } from './card-index.ts';
import { chooseCard, LEAST_SHARE } from './choose-card.ts';
import { goalLanguage, requestOf } from './goal-language.ts';
import { conditionsOf } from './conditions.ts';
import {
  type Deliverables,
  deliverablesOf,
  NO_DELIVERABLES,
  withListAsked,
} from './deliverables.ts';
import { readGoal, withPauses, type Goal } from './goal.ts';
import { grammarOf, type Grammar } from './grammar.ts';
import { materialsOf, type MaterialState } from './materials.ts';
import { isMeasured, readSlot, type SlotValue } from './read-slots.ts';
import { withShortMaterial } from './short-material.ts';
import { substanceOf, type Substance } from './substance.ts';
import { wordsOf } from './comparable-words.ts';
import { foldGoal } from './fold-goal.ts';

/** What was understood of a goal; prompts are composed of it. */
export type Understanding = {
  goal: Goal;
  /** Language of the goal, BCP 47. */
  language: string;
  /** Language that the prompt is written in: the goal's or the brief's where we have cards, else English. */
  written: Language;
  grammar: Grammar;
  /** Language by whose words the goal was read: its own where we have cards, else English. */
  reading: Language;
  card?: Card;
  nearest: Card[];
  slots: ReadonlyMap<string, SlotValue>;
  /** Where each material of the card comes from. */
  materials: ReadonlyMap<string, MaterialState>;
  /** Names of the card's conditional sentences that hold for the goal. */
  conditions: ReadonlySet<string>;
  /** Whether something short is asked for, without a measure. */
  brief: boolean;
  /** Whether the goal measures what is to be written, in whatever units. */
  measured: boolean;
  /** What the goal asks for, word for word, where that is more than one thing. */
  deliverables: Deliverables;
  /** What the goal says besides the card's task and slots. */
  substance: Substance;
  /** What a person could still settle. */
  questions: Question[];
};

/** Card id by which a person asks for no card at all. */
export const OPEN_CARD = 'open';
/** A card in another language than the goal's needs clearer signs. */
const FOREIGN_SHARE = 0.7;

/** Words that say which task it is, not what it is about. */
function commonOf(card: Card, { language }: Grammar): ReadonlySet<string> {
  const index = indexOf(language);
  return index.common[index.cards.indexOf(card)] ?? new Set(wordsOf(card.name));
}

function readSlots(card: Card, goal: Goal, brief: Brief, grammar: Grammar) {
  const slots = new Map<string, SlotValue>();
  for (const slot of card.slots) {
    const told =
      slot.reader === 'tone'
        ? brief.tone
        : slot.reader === 'recipient'
          ? brief.audience
          : undefined;
    const value =
      told === undefined
        ? readSlot(slot, withPauses(goal.asking), grammar)
        : { value: told, said: told };
    if (value) slots.set(slot.id, value);
  }
  for (const { questionId, text } of brief.answers ?? []) {
    const slot = card.questions.find(({ id }) => id === questionId)?.slot;
    if (slot !== undefined && text.trim() !== '') slots.set(slot, { value: text, said: '' });
  }
  return slots;
}

const read = new WeakMap<Brief, { locale: string; known: Understanding }>();

/** Reads a brief: language, task, what the goal already says, what is open. Each brief is read once. */
export function understand(brief: Brief, locale: string): Understanding {
  const earlier = read.get(brief);
  if (earlier?.locale === locale) return earlier.known;
  const known = readBrief(brief, locale);
  read.set(brief, { locale, known });
  return known;
}

function readBrief(brief: Brief, locale: string): Understanding {
  const prior = supportedLanguage(locale) ?? 'en';
  const roughly = supportedLanguage(goalLanguage(requestOf(brief.goal), locale)) ?? prior;
  const rough = grammarOf(roughly);
  const whole = withListAsked(readGoal(brief.goal, rough), rough);
  const language = goalLanguage(whole.asking === '' ? brief.goal : whole.asking, locale);
  const own = supportedLanguage(language);
  const written = supportedLanguage(brief.language) ?? own ?? 'en';
  const reading = grammarOf(own ?? 'en');
  const choice = chooseCard(indexOf(own ?? 'en'), whole, own ? LEAST_SHARE : FOREIGN_SHARE);
  const wanted = brief.cardId ?? choice.card?.id;
  const inWritten = (id: string | undefined) => cardsIn(written).find((card) => card.id === id);
  const card = brief.cardId === OPEN_CARD ? undefined : inWritten(wanted);
  const grammar = grammarOf(written);
  const nearest = choice.nearest.flatMap(({ id }) => inWritten(id) ?? []);
  // Its own words are quoted among those of the prompt.
  const deliverables = written === language ? deliverablesOf(whole, grammar) : NO_DELIVERABLES;
  if (!card)
    return {
      goal: whole,
      language,
      written,
      grammar,
      reading: reading.language,
      nearest,
      slots: new Map(),
      materials: new Map(),
      conditions: new Set(),
      deliverables,
      brief: false,
      measured: false,
      substance: { more: true, subject: true, facts: true, told: true },
      questions: [],
    };
  const inOwn = cardsIn(reading.language).find(({ id }) => id === card.id) ?? card;
  const goal = withShortMaterial(whole, inOwn, reading);
  const slots = readSlots(inOwn, goal, brief, reading);
  const substance = substanceOf(goal, inOwn, commonOf(inOwn, reading), slots, reading);
  const materials = materialsOf(card, goal, slots, substance);
  const answered = new Set((brief.answers ?? []).map(({ questionId }) => questionId));
  return {
    goal,
    language,
    written,
    grammar,
    reading: reading.language,
    card,
    nearest,
    slots,
    deliverables,
    brief: reading.brief.some((pattern) => pattern.test(foldGoal(goal.asking))),
    measured: isMeasured(goal.asking, reading),
    substance,
    materials,
    conditions: conditionsOf(inOwn, brief, { goal, slots, materials, substance }),
    questions: card.questions.filter(
      ({ id, slot }) => !answered.has(id) && (slot === undefined || !slots.has(slot)),
    ),
  };
}

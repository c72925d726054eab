import { foldGoal } from './fold-goal.ts';
import { placesIn } from '../cards/places.ts';
import { contracted } from './fillings.ts';
import { hasSpaces } from '#core/language/scripts.ts';
import { saidIn } from './asking.ts';
import { beginsAsking, type Goal } from './goal.ts';
import type { Grammar } from './grammar.ts';
import type { Understanding } from './understand.ts';

const MAX_TASK_TITLE = 90;
const MAX_OPEN_TITLE = 80;
/** Longer beginnings are cut at a pause, if they have one. */
const MAX_CLAUSE = 60;
/** A shorter beginning may be no more than the first item of a list: "calendar of pruning, manuring and spraying". */
const LEAST_CLAUSE = 24;
const PAUSE = /[,;:.!?()،؛，；：。！？（）]|\s[-–—]\s/gu;
/** Fewer words of a request do not say which it is. */
const LEAST_OPEN_TITLE = 12;

export const capitalised = (text: string) => {
  const [first = ''] = text;
  return first.toLocaleUpperCase('en') + text.slice(first.length);
};

/** Unclosed bracket with its aside, at the end of a text that was cut. */
const ASIDE = /\s*[(（][^()（）]*$/u;

/** The beginning of a long request: up to its last pause, otherwise to a word after which it does not hang. */
function firstWords(text: string, { stop, language }: Grammar): string | undefined {
  const start = text.slice(0, MAX_OPEN_TITLE + 1).replace(ASIDE, '');
  const pauses = [...start.slice(0, MAX_CLAUSE + 1).matchAll(PAUSE)];
  const pause = Math.max(...pauses.map(({ index }) => index), 0);
  const least = hasSpaces(language) ? LEAST_CLAUSE : LEAST_OPEN_TITLE;
  if (pause >= least) return capitalised(start.slice(0, pause).replace(ASIDE, '').trim());
  const words = start.split(' ');
  // The last word may be cut.
  if (start.length > MAX_OPEN_TITLE) words.pop();
  while (words.length > 0 && stop.has(foldGoal(words.at(-1) ?? ''))) words.pop();
  const title = words.join(' ').replace(/[,;:،؛，；：]$/u, '');
  return title.length >= LEAST_OPEN_TITLE ? capitalised(title) : undefined;
}

/** A question without an object: "¿Qué hacemos?" */
const LEAST_REQUEST = 16;
const LEAST_HAN = 6;

/** The sentence that says what is wanted: one that asks by its first words, or else the first one. */
function requestOf(goal: Goal, grammar: Grammar): string {
  const said = saidIn(goal, grammar);
  const least = hasSpaces(grammar.language) ? LEAST_REQUEST : LEAST_HAN;
  const request = said.find(
    ({ text, asks }) => asks && text.length >= least && beginsAsking(text, grammar),
  );
  return (request ?? said[0])?.text ?? '';
}

/** The task and its object; for a request without a card its own words. */
export function titleOf({ card, slots, goal, grammar }: Understanding): string {
  if (card) {
    const places = placesIn(card.title ?? '');
    if (card.title === undefined || !places.every((place) => slots.has(place))) return card.name;
    const filled = card.title.replaceAll(
      /\[\[([a-z_]+)\]\]/gu,
      (_, id: string) => slots.get(id)?.value ?? '',
    );
    const title = contracted(filled, grammar);
    return title.length <= MAX_TASK_TITLE ? capitalised(title) : card.name;
  }
  const asking = requestOf(goal, grammar);
  const plain = asking.replaceAll(/\s+/gu, ' ').replace(/[.。!！,，;；:：]$/u, '');
  if (plain !== '' && plain.length <= MAX_OPEN_TITLE) return capitalised(plain);
  return firstWords(plain, grammar) ?? grammar.minimum.name;
}

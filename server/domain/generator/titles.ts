import { hasSpaces } from '#core/language/scripts.ts';
import { foldText } from '#core/text/fold.ts';
import { placesIn } from '../cards/places.ts';
import { worded } from '../cards/fill.ts';
import { contracted } from './fillings.ts';
import { asksSomething, sentencesOf } from './goal.ts';
import type { Understanding } from './understand.ts';

const MAX_TASK_TITLE = 90;
const MAX_OPEN_TITLE = 60;
const NAMED_WORDS = 4;

export const capitalised = (text: string) => {
  const [first = ''] = text;
  return first.toLocaleUpperCase('en') + text.slice(first.length);
};

/** The task and its object, whole: never a goal that is cut off. */
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
  const sentences = sentencesOf(goal.asking);
  const asking =
    sentences.find((sentence) => asksSomething(sentence, grammar)) ?? sentences[0] ?? '';
  const plain = asking.replaceAll(/\s+/gu, ' ').replace(/[.。!！,，;；:：]$/u, '');
  if (plain !== '' && plain.length <= MAX_OPEN_TITLE) return capitalised(plain);
  // What a request is about comes late in it, after the words that ask.
  const telling = asking
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word.length > 3 && word.length < 20 && !grammar.stop.has(foldText(word)));
  const named = [...new Set(telling)].slice(-NAMED_WORDS);
  return named.length === 0 || !hasSpaces(grammar.language)
    ? grammar.minimum.name
    : worded(grammar.minimum.title, named.join(/\p{Script=Arabic}/u.test(asking) ? '، ' : ', '));
}

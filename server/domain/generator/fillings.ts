import { hasSpaces } from '#core/language/scripts.ts';
import { escapeBraces } from '#core/template/parse.ts';
import type { Brief } from '#server/ports/model.ts';
import type { Card, Slot } from '../cards/card-schema.ts';
import { fillText, tagged, worded, type Filling } from '../cards/fill.ts';
import { saidIn } from './asking.ts';
import { wordsOf } from './comparable-words.ts';
import { foldGoal } from './fold-goal.ts';
import type { Goal } from './goal.ts';
import type { Grammar } from './grammar.ts';
import { isOwnText, pastedInto } from './materials.ts';
import { quotedIn, requestBeside } from './quoted-words.ts';
import type { Understanding } from './understand.ts';

function answersOf(brief: Brief, card: Card, grammar: Understanding['grammar']): string {
  const lines = (brief.answers ?? []).flatMap(({ questionId, text }) => {
    const question = card.questions.find(({ id }) => id === questionId);
    return question?.wording !== undefined && text.trim() !== ''
      ? [`- ${worded(question.wording, escapeBraces(text.trim()))}`]
      : [];
  });
  return lines.length === 0 ? '' : `${grammar.frame.answers}\n${lines.join('\n')}`;
}

/** A text whose prepositions and articles are written together as the language does. */
export function contracted(text: string, { contractions }: Understanding['grammar']): string {
  let spaced = ` ${text} `;
  for (const [from, to] of contractions) spaced = spaced.replaceAll(from, to);
  // Arabic: a particle that a wording ends in is joined to the word that follows, without its lengthening stroke.
  return spaced.replaceAll(/(?<=\p{Script=Arabic})\u0640(?=\p{Script=Arabic})/gu, '').trim();
}

/** A default that is a whole sentence; others are part of one. */
const SENTENCE = /[.。]$/u;

/** Words from which a goal asks for more than a usual length holds. */
const LONG_GOAL = 40;

/** Words, or pairs of Chinese characters, from which a goal may ask for more than its task. */
const LONG_REQUEST = { words: 18, pairs: 28 };
/** Below these it settles nothing that the prompt would not say itself. */
const TELLING_REQUEST = { words: 7, pairs: 9 };

/** Whether a goal has as many words, or pairs of characters, as given. */
const isAsLong = ({ asking }: Goal, least: { words: number; pairs: number }, grammar: Grammar) =>
  wordsOf(asking).length >= (hasSpaces(grammar.language) ? least.words : least.pairs);

/** A usual length with room for more, which is told before the full stop. */
function roomier(text: string, room: string): string {
  const end = SENTENCE.exec(text)?.[0] ?? '';
  const gap = room.startsWith('（') ? '' : ' ';
  return `${text.slice(0, text.length - end.length)}${gap}${room}${end}`;
}

/** What takes the place of a value that the goal does not give; no usual length beside one that it measures otherwise. */
function usual(slot: Slot, { brief, measured, grammar, goal }: Understanding): string {
  const text = (brief ? slot.brief : undefined) ?? slot.default ?? '';
  const { reader } = slot;
  if (reader !== 'length' && reader !== 'duration') return text;
  const isUsual = grammar.measures.some((pattern) => pattern.test(foldGoal(text)));
  if (!isUsual) return text;
  if (measured) return SENTENCE.test(text) ? '' : grammar.frame.as_said[reader];
  const isLong = wordsOf(goal.asking).length >= LONG_GOAL;
  return isLong && reader === 'length' ? roomier(text, grammar.frame.roomier) : text;
}

/** Whether a goal may ask for something besides its task: it is long, and several of its sentences ask. */
function mayAskMore(goal: Goal, grammar: Grammar): boolean {
  if (!isAsLong(goal, LONG_REQUEST, grammar)) return false;
  return saidIn(goal, grammar).filter(({ asks }) => asks).length > 1;
}

/** Fillings of the places in a card's texts. */
export function fillingsOf(card: Card, brief: Brief, known: Understanding): Map<string, Filling> {
  const { goal, slots, grammar, substance } = known;
  const taken = pastedInto(card, goal);
  const answers = answersOf(brief, card, grammar);
  const joined = (...blocks: string[]) => blocks.filter((part) => part !== '').join('\n\n');
  const words = escapeBraces(taken === undefined ? goal.whole.trim() : requestBeside(goal));
  const named = quotedIn(grammar.frame.parts, known.deliverables.parts, grammar);
  const others = named ?? (mayAskMore(goal, grammar) ? grammar.frame.others : '');
  const isTelling = goal.material !== undefined || isAsLong(goal, TELLING_REQUEST, grammar);
  const isAlone = taken === undefined && goal.material !== undefined;
  const request =
    (substance.more || isAlone) && words !== ''
      ? `${isTelling ? grammar.frame.request : grammar.frame.request_short}\n${tagged('request', words)}\n${others}`.trim()
      : '';
  const fillings = new Map<string, Filling>([['request', { block: joined(request, answers) }]]);
  for (const slot of card.slots) {
    const value = slots.get(slot.id)?.value;
    // Only a value can meet the words around it wrongly; a default is a sentence that was written whole.
    const inline =
      value === undefined
        ? usual(slot, known)
        : contracted(worded(slot.wording, escapeBraces(value)), grammar);
    fillings.set(slot.id, { inline });
  }
  for (const { id, text } of card.conditional ?? []) {
    const block = known.conditions.has(id) ? fillText(text, fillings) : '';
    fillings.set(id, { block, inline: block });
  }
  for (const { id } of card.materials) {
    const empty = tagged(id, `{{${id}}}`);
    switch (known.materials.get(id)) {
      case 'told': {
        const counts = isTelling ? worded(grammar.frame.counts, id) : '';
        const after = `${counts}${hasSpaces(grammar.language) ? ' ' : ''}${others}`.trim();
        fillings.set(id, { block: joined(`${tagged(id, words)}\n${after}`.trim(), answers) });
        fillings.set('request', { block: '' });
        break;
      }
      case 'pasted':
        fillings.set(id, { block: tagged(id, escapeBraces(goal.material?.text ?? '')) });
        break;
      case 'left out':
        fillings.set(id, { block: '' });
        break;
      default:
        // Beside a text of its own the request has a place; elsewhere it belongs to what the person tells.
        fillings.set(id, { block: isOwnText(card, id) ? empty : joined(empty, request, answers) });
    }
  }
  return fillings;
}

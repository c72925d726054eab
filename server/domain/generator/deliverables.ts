import { type Said, saidIn } from './asking.ts';
import { foldGoal, foldGoalWithOffsets } from './fold-goal.ts';
import { beginsAsking, type Goal } from './goal.ts';
import { bare, isUnspaced, type Piece, piecesOf } from './goal-pieces.ts';
import type { Grammar } from './grammar.ts';
import { withoutLeadIn } from './lead-in.ts';

export type Deliverables = {
  parts: readonly string[];
  /** Whether they are all that is asked for, as far as can be told. */
  isWhole: boolean;
};
export const NO_DELIVERABLES: Deliverables = { parts: [], isWhole: false };

type Span = Pick<Piece, 'start' | 'end' | 'text'>;

const PAUSES = /[,;:،؛，、；：\n]|\s[-–—]\s/u;
/** Joining word, beside a pause or alone. */
const WORD = /\p{L}/u;
/** Separator between a heading and the list below it. */
const HEADS = /[:：]|\s[-–—]\s/u;
const LISTED = /^\s*(?:[-–—*•·]|\p{Nd}{1,2}\s?[.)、）])\s*/u;
/** More are a list of something else; longer ones were cut at the wrong place. */
const MOST = 6;
const LONGEST = 120;
const LONGEST_LIST = 400;

/** Whether it is an item of a list inside a part; longer pieces tell of circumstances. */
const isShort = (text: string) =>
  text.split(/\s+/u).length <= 3 && text.length <= (isUnspaced(text) ? 6 : 32);

/** A text without the words that only ask. */
function unasked(text: string, grammar: Grammar): string {
  const opened = foldGoal(text).replace(grammar.parts.opening, '');
  return withoutLeadIn(opened, grammar.lead_ins);
}

/** Whether it names something to be handed over, or asks, once the words that only ask are gone. */
function isNamed(text: string, grammar: Grammar): boolean {
  const { asks, thing, opening } = grammar.parts;
  const forms = [unasked(text, grammar), foldGoal(text).replace(opening, '')];
  return forms.some((form) => asks.test(form) || thing.test(form));
}

/** Whether a first piece asks: by its verb, or by words that only ask. */
const asksAlone = (text: string, grammar: Grammar) =>
  (beginsAsking(text, grammar) || unasked(text, grammar) !== foldGoal(text).trim()) &&
  (isNamed(text, grammar) || isOpen(text, grammar));

/** Whether it asks and names nothing yet: "tell me", "write a short". */
function isOpen(text: string, grammar: Grammar): boolean {
  const { asks, thing } = grammar.parts;
  const rest = unasked(text, grammar);
  if (thing.test(rest)) return false;
  return isUnspaced(text)
    ? rest.length < 3 && !asks.test(foldGoal(text))
    : rest.split(' ').length < 3 && !(asks.test(rest) && rest.includes(' '));
}

/** Whether it is too little to be asked for by itself: "… and why", "… and questions". */
function isTail(text: string, { parts }: Grammar): boolean {
  const isName = parts.thing.test(foldGoal(text));
  return isUnspaced(text)
    ? !isName && text.length < 4
    : text.split(/\s+/u).length < (isName ? 2 : 3);
}

/**
 * Pieces that are asked for. What is only named after a comma may as well limit what is before it, "budget 4000": it
 * counts in a list that a word closes, or of three.
 */
function askedIn(pieces: readonly Piece[]): ReadonlySet<Piece> {
  const isApart = ({ joiner }: Piece) => WORD.test(joiner) || HEADS.test(joiner);
  const named = pieces.filter(({ kind }) => kind === 'names');
  const asked = pieces.filter((piece, at) => {
    if (piece.kind !== 'names' || at === 0 || isApart(piece)) return piece.kind !== undefined;
    return (
      named.length > 2 || pieces.slice(at).some((later) => later.kind && WORD.test(later.joiner))
    );
  });
  return new Set(asked);
}

/** Whether a piece heads the list that another one begins: "help me get ready: what to ask, …". */
function isHeading(heading: Span, piece: Piece, askedLater: number, grammar: Grammar): boolean {
  const names = grammar.parts.thing.test(unasked(heading.text, grammar));
  return HEADS.test(piece.joiner) && !names && askedLater > 1;
}

/** The spans of a sentence in which something is asked for. */
function spansOf(pieces: readonly Piece[], grammar: Grammar): Span[] {
  const asked = askedIn(pieces);
  const askedFrom = (at: number) => pieces.slice(at).filter((piece) => asked.has(piece)).length;
  const spans: Span[] = [];
  let isHolding = false;
  let isCut = false;
  for (const [at, piece] of pieces.entries()) {
    const { start, end, text, joiner } = piece;
    const before = spans.at(-1);
    // What is ruled out stays in the goal; a part that it was cut out of would end in the middle.
    if (at > 0 && PAUSES.test(joiner) && grammar.parts.excluded.test(foldGoal(text))) {
      isCut = true;
      continue;
    }
    const isJoined = !PAUSES.test(joiner);
    const isOpenBefore = before !== undefined && isOpen(before.text, grammar);
    const within = foldGoal(text).search(grammar.parts.within);
    // Once a list of what a part holds has begun, only a request that a word joins ends it.
    const isInside = within === 0 || (isHolding && !(piece.kind === 'asks' && WORD.test(joiner)));
    isHolding ||= within >= 0;
    const isRest = isJoined && (isOpenBefore || isTail(text, grammar));
    const isOwn = asked.has(piece) || (at === 0 && asksAlone(text, grammar));
    if (isOwn && !isInside && !(before && isRest)) {
      const isHeaded =
        before !== undefined &&
        spans.length === 1 &&
        isHeading(before, piece, askedFrom(at), grammar);
      if (isHeaded || isOpenBefore) spans.pop();
      spans.push({ start, end, text });
      isCut = false;
    } else if (
      before &&
      !isCut &&
      (isInside || isJoined || (isShort(text) && askedFrom(at + 1) > 0))
    )
      Object.assign(before, { end, text: `${before.text} ${text}` });
  }
  return spans;
}

/** What one sentence asks for, and whether that is all: whether its first piece is among it where that asks. */
function partsOf(sentence: string, grammar: Grammar): Deliverables {
  const pieces = piecesOf(sentence, grammar);
  const spans = spansOf(pieces, grammar);
  const parts = spans
    .filter(({ text }) => !isOpen(text, grammar))
    .map(({ start, end }) => bare(sentence.slice(start, end)));
  const [first] = pieces;
  const opensAsking =
    first !== undefined &&
    (first.start > 0 || unasked(first.text, grammar) !== foldGoal(first.text).trim());
  return { parts, isWhole: parts.length > 0 && (!opensAsking || spans[0]?.start === first?.start) };
}

/** Without a conjunction that is written together with the word after it. */
function detached(part: string, { parts }: Grammar): string {
  const rest = part.startsWith(parts.attached) ? part.slice(parts.attached.length) : part;
  const folded = foldGoal(rest);
  return parts.asks.test(folded) || parts.thing.test(folded) ? rest : part;
}

/** Without the words that only ask, in the spelling of the goal, where something nameable is left. */
function withoutAsking(part: string, grammar: Grammar): string {
  const { asks, thing } = grammar.parts;
  const rest = unasked(part, grammar);
  const { text, map } = foldGoalWithOffsets(part);
  const at = text.lastIndexOf(rest);
  return at > 0 && (thing.test(rest) || asks.test(rest)) && !asks.test(text)
    ? part.slice(map[at])
    : part;
}

/** Lines of a list that the goal sets out, where it names what is asked for. */
function listedIn(lines: readonly string[], { parts }: Grammar): string[] {
  const listed = lines
    .filter((line) => LISTED.test(line))
    .map((line) => bare(line.replace(LISTED, '')))
    .filter((line) => !parts.excluded.test(foldGoal(line)));
  const named = listed.filter((line) => {
    const folded = foldGoal(line);
    return parts.asks.test(folded) || parts.thing.test(folded);
  });
  return listed.length > 1 && named.length * 2 >= listed.length ? listed : [];
}

/** A goal whose colon is followed by the things it asks for, not by a text that was pasted in. */
export function withListAsked(goal: Goal, grammar: Grammar): Goal {
  if (goal.material?.form !== 'pasted') return goal;
  const { text } = goal.material;
  const pieces = text.split('\n').flatMap((line) => piecesOf(line.replace(LISTED, ''), grammar));
  const named = pieces.filter((piece) => grammar.parts.thing.test(foldGoal(piece.text)));
  const isAsked =
    text.length <= LONGEST_LIST &&
    named.length > 1 &&
    named.length * 2 >= pieces.length &&
    pieces.filter(({ kind }) => kind).length * 4 >= pieces.length * 3;
  return isAsked ? { whole: goal.whole, asking: goal.whole.trim() } : goal;
}

/**
 * What a goal asks for, word for word, where it is more than one thing: "a checklist", "what to keep", "questions to
 * bring". No parts where it asks for one thing, or where it cannot be told apart.
 */
export function deliverablesOf(goal: Goal, grammar: Grammar): Deliverables {
  const { scene, opening, asks: asking, thing } = grammar.parts;
  const lines = goal.asking.split('\n');
  const listed = listedIn(lines, grammar);
  const rest = lines.filter((line) => listed.length === 0 || !LISTED.test(line)).join('\n');
  const said = saidIn({ ...goal, asking: rest }, grammar);
  const asks = ({ text, asks: known }: Said) => {
    const folded = foldGoal(text);
    return known || opening.test(folded) || asking.test(folded);
  };
  const asked = said.filter(asks);
  const read = (asked.length > 0 ? asked : said.slice(0, 1)).map(({ text }) =>
    partsOf(text, grammar),
  );
  const told = read
    .flatMap(({ parts }) => parts)
    .filter((part) => !scene.test(foldGoal(part)))
    .map((part) => detached(withoutAsking(part, grammar), grammar));
  // What the list is headed by is no part beside it, unless it names one.
  const headed = listed.length > 0 ? told.filter((part) => thing.test(foldGoal(part))) : told;
  const parts = [...headed, ...listed];
  const isTold =
    parts.length > 1 && parts.length <= MOST && parts.every(({ length }) => length <= LONGEST);
  return isTold
    ? { parts, isWhole: listed.length > 0 || read.every(({ isWhole }) => isWhole) }
    : NO_DELIVERABLES;
}

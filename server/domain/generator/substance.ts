import { hasSpaces } from '#core/language/scripts.ts';
import { foldGoal } from './fold-goal.ts';
import type { Card } from '../cards/card-schema.ts';
import { wordsOf } from './comparable-words.ts';
import { withPauses, type Goal } from './goal.ts';
import type { Grammar } from './grammar.ts';
import { withoutLeadIn } from './lead-in.ts';
import type { SlotValue } from './read-slots.ts';

/** What a goal says besides the request for its task and the slots that were read. */
export type Substance = {
  /** Whether a word is left that neither the task's first lines nor a slot repeats. */
  more: boolean;
  /** Whether a word is left that says what the request is about. */
  subject: boolean;
  /** Whether it tells facts, as a statement or as several words and figures. */
  facts: boolean;
  /** Whether one is told as such, in a clause of its own or as years in a job; read where a material is `told`. */
  told: boolean;
};

const CLAUSE = /[.,;:!?()\n—–…。！？、，；：؛،؟]+|\s-\s/u;
const HAN = /\p{Script=Han}+/gu;
/** Words beyond the request that amount to facts: in its own clause unless the card says more, and in another one. */
const LEAST_FACTS = 3;
const LEAST_STATEMENT = 2;
const LEAST_STEM = 4;
const STEM_SHARE = 0.6;

/** Whether two words begin alike, as forms of one word do. */
function sameStem(one: string, other: string): boolean {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared >= LEAST_STEM && shared >= STEM_SHARE * Math.max(one.length, other.length);
}

/** Runs of Chinese that no known piece covers, in pairs of characters. */
function newHan(text: string, known: readonly string[]): string[] {
  return (text.match(HAN) ?? []).flatMap((run) => {
    let rest = run;
    for (const piece of known) rest = rest.replaceAll(piece, ' '.repeat(piece.length));
    return rest
      .split(/\s+/u)
      .flatMap((left) => (left.length < 2 ? [] : (left.match(/..?/gu) ?? [])));
  });
}

type Words = (text: string) => string[];

/** Reads the words of a text that a vocabulary does not hold, in forms that differ by their ending too. */
function wordsBeyond(vocabulary: Iterable<string>, grammar: Grammar): Words {
  const { stop, asksSet, lead_ins: leadIns, language } = grammar;
  const exact = new Set([...stop, ...asksSet]);
  const stems = [...vocabulary];
  if (!hasSpaces(language)) {
    const known = [...exact, ...leadIns, ...stems].filter((piece) => piece !== '');
    known.sort((one, other) => other.length - one.length);
    const latin = new Set(known);
    return (text) => [
      ...newHan(foldGoal(text), known),
      ...wordsOf(text.replaceAll(HAN, ' ')).filter((word) => !latin.has(word)),
    ];
  }
  const held = new Set(stems);
  return (text) =>
    wordsOf(withoutLeadIn(text, leadIns)).filter(
      (word) =>
        !exact.has(word) && !held.has(word) && !stems.some((known) => sameStem(known, word)),
    );
}

const weightOf = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + (/\d/u.test(word) ? 2 : 1), 0);

/** Whether a clause goes from asking over to telling: "… to a friend I forgot her birthday". */
function turnsToTelling(clause: string, first: boolean, grammar: Grammar, beyond: Words): boolean {
  const folded = withoutLeadIn(clause, grammar.lead_ins);
  return grammar.tells.some((pattern) => {
    const at = pattern.exec(folded);
    return (
      at !== null &&
      (!first || at.index > 0) &&
      beyond(folded.slice(at.index + at[0].length)).length > 0
    );
  });
}

export function substanceOf(
  goal: Goal,
  card: Card,
  common: ReadonlySet<string>,
  slots: ReadonlyMap<string, SlotValue>,
  grammar: Grammar,
): Substance {
  const held = (texts: readonly string[]) =>
    hasSpaces(grammar.language)
      ? texts.flatMap(wordsOf)
      : texts.flatMap((text) => [...wordsOf(text), foldGoal(text)]);
  const read = [...slots.values()];
  const beyond = wordsBeyond([...common, ...held(read.map(({ said }) => said))], grammar);
  const clauses = withPauses(goal.asking)
    .split(CLAUSE)
    .filter((clause) => clause.trim() !== '');
  const left = clauses.map(beyond);
  const statement = left.some(
    (words, at) =>
      weightOf(words) >= LEAST_STATEMENT &&
      clauses.length > 1 &&
      !wordsOf(clauses[at] ?? '').some((word) => grammar.asksSet.has(word) || common.has(word)),
  );
  const folded = foldGoal(goal.asking);
  // Looked for last: it reads the words of every clause again.
  const isTold = () =>
    statement ||
    (grammar.excluded.get('duration') ?? []).some((pattern) => folded.search(pattern) >= 0) ||
    clauses.some((clause, at) => turnsToTelling(clause, at === 0, grammar, beyond));
  // A choice was read from what the goal tells: "the boiler is broken" makes it the report of a defect.
  const chosen = card.slots.filter(({ id, reader }) => reader === 'choice' && slots.has(id)).length;
  const least = card.materials.find(({ source }) => source === 'facts')?.least ?? LEAST_FACTS;
  const facts = goal.material !== undefined || weightOf(left.flat()) + chosen >= least || isTold();
  const [opening = ''] = card.full.trim().split('\n\n');
  const repeated = wordsBeyond(
    [
      ...wordsOf(`${card.name} ${opening} ${grammar.values.textarea}`),
      ...held(read.map(({ value }) => value)),
    ],
    grammar,
  );
  // One character is mostly a particle, but not after "don't": 不要太赶.
  const limited =
    !hasSpaces(grammar.language) &&
    clauses.some(
      (clause) =>
        grammar.limits.some((pattern) => foldGoal(clause).search(pattern) === 0) &&
        !read.some(({ said }) => clause.includes(said)),
    );
  return {
    facts,
    told: card.materials.some(({ source }) => source === 'told') && isTold(),
    subject: left.flat().length > 0,
    more: limited || repeated(goal.asking).length > 0,
  };
}

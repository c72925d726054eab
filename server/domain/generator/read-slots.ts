import { hasSpaces } from '#core/language/scripts.ts';
import type { Slot } from '../cards/card-schema.ts';
import { phrasePattern } from '#core/language/phrase-pattern.ts';
import { foldGoal, foldGoalWithOffsets } from './fold-goal.ts';
import { anyOf, sharedNames, type Grammar } from './grammar.ts';
import { AFTER, BEFORE } from './word-edges.ts';

/** What a goal says for a slot, in its own words, and where. */
export type SlotValue = { value: string; said: string };

const MAX_SLOT_VALUE = 120;
/** A pause after a value, which the pattern of a number takes for its point: "£80." */
const OUTER_MARKS = /[\s.,;:!?،؛؟。，；：！？]+$/u;
/** Names that are words too: taken only as they are spelt. */
const SPELT = new Set([
  'Go',
  'Swift',
  'Rust',
  'Dart',
  'Flux',
  'Medium',
  'Threads',
  'Slack',
  'Notion',
  'Unity',
  'Amazon',
  'Leonardo',
  'Runway',
  'Playwright',
  'Scala',
  'Svelte',
  'Vue',
  'Claude',
  'Gemini',
]);

/** Names as whole words, next to letters of another script too. */
export const namePattern = (names: readonly string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\p{Script=Latin}\p{Script=Arabic}\p{N}])(${anyOf(names)})(?![\p{Script=Latin}\p{Script=Arabic}\p{N}+#])`,
    'gu',
  );

function byName(names: readonly string[], text: string): SlotValue | undefined {
  const { text: folded, map } = foldGoalWithOffsets(text);
  const pattern = namePattern(names);
  const found = [...folded.matchAll(pattern)].flatMap((match) => {
    const said = text.slice(map[match.index], map[match.index + match[0].length]);
    const at = names.findIndex((entry) => foldGoal(entry) === match[0]);
    const value = names[at] ?? said;
    return SPELT.has(value) && said !== value ? [] : [{ at, value, said }];
  });
  // The list names the particular before the general: a test framework before its language.
  const [best] = found.sort((one, other) => one.at - other.at);
  return best && { value: best.value, said: best.said };
}

/** A folded text in which what is another reader's value ends a phrase, and is none. */
const withoutExcluded = (folded: string, excluded: readonly RegExp[]) =>
  excluded.reduce(
    (left, pattern) => left.replace(pattern, (match) => '.'.repeat(match.length)),
    folded,
  );

function byPattern(
  patterns: readonly RegExp[],
  text: string,
  excluded: readonly RegExp[] = [],
): SlotValue | undefined {
  const { text: whole, map } = foldGoalWithOffsets(text);
  const folded = withoutExcluded(whole, excluded);
  for (const pattern of patterns) {
    const match = pattern.exec(folded);
    const found = match?.[1];
    if (!match || found === undefined) continue;
    const start = match.index + match[0].indexOf(found);
    const value = text
      .slice(map[start], map[start + found.length])
      .replace(OUTER_MARKS, '')
      .trim();
    if (value !== '' && value.length <= MAX_SLOT_VALUE) return { value, said: value };
  }
  return undefined;
}

/** The sum that a goal names; of several, only the words around them tell which is the price and which the debt. */
function oneSum(
  patterns: readonly RegExp[],
  text: string,
  excluded: readonly RegExp[] = [],
): SlotValue | undefined {
  const found = byPattern(patterns, text, excluded);
  if (!found) return undefined;
  const others = withoutExcluded(foldGoal(text), excluded).replaceAll(foldGoal(found.said), ' ');
  return patterns.some((pattern) => pattern.test(others)) ? undefined : found;
}

/** Longer additions tell something besides: "funny and my sister must not notice who wrote it". */
const MOST_JOINED = 32;
const PAUSE = /[.,;:!?()\n،؛؟。，；：！？]/u;

/** A value with what is joined to it, for half of it misleads: "funny and a little moving"; none where too much is. */
function withJoined({ said }: SlotValue, text: string, { joins }: Grammar): SlotValue | undefined {
  const after = text.slice(text.indexOf(said) + said.length);
  const folded = foldGoal(after);
  if (!joins.some((pattern) => pattern.test(folded))) return { value: said, said };
  const [joined = ''] = after.split(PAUSE, 1);
  const whole = said + joined.trimEnd();
  return joined.length <= MOST_JOINED ? { value: whole, said: whole } : undefined;
}

/** A number without the bound that its wording says already: "at most under 90 words", 不超过150字以内. */
function withoutBound(value: string, slot: Slot, { bounds }: Grammar): string {
  if (!bounds.some((pattern) => pattern.test(foldGoal(slot.wording)))) return value;
  const { text: folded, map } = foldGoalWithOffsets(value);
  const found = bounds.flatMap((pattern) => pattern.exec(folded) ?? []).map(String);
  const first = found.find((bound) => folded.startsWith(bound)) ?? '';
  const last = found.find((bound) => bound !== first && folded.endsWith(bound)) ?? '';
  return value.slice(map[first.length], map[folded.length - last.length]).trim();
}

/** Whether a goal measures the text that it asks for. */
export function isMeasured(text: string, grammar: Grammar): boolean {
  const folded = withoutExcluded(foldGoal(text), grammar.excluded.get('duration') ?? []);
  return grammar.measures.some((pattern) => pattern.test(folded));
}

/** Who somebody is, without what the goal goes on to tell about them: "my dad hes 70 likes fishing". */
function whoOnly({ value }: SlotValue, grammar: Grammar): SlotValue {
  const { text: folded, map } = foldGoalWithOffsets(value);
  const told = grammar.tells.map((pattern) => folded.search(pattern)).filter((at) => at > 0);
  const who = value.slice(0, map[Math.min(...told, folded.length)]).trim();
  return { value: standalone(who, grammar), said: who };
}

/** Letters between two words that do not describe one thing: "six-year-old child" does. */
const LEAST_APART = 2;

/** Letters before an option in which something rules it out. */
const NEGATED_WITHIN = 32;

/** Whether the words before a place rule out what comes there: "I cannot give a refund". */
const isRuledOut = (folded: string, at: number, { negations }: Grammar) => {
  const before = folded.slice(Math.max(0, at - NEGATED_WITHIN), at);
  return negations.some((pattern) => pattern.test(before));
};

function byOption(slot: Slot, text: string, grammar: Grammar): SlotValue | undefined {
  const folded = withoutExcluded(foldGoal(text), grammar.excluded.get('choice') ?? []);
  const found = (slot.options ?? [])
    .flatMap(({ value, words }) =>
      [...folded.matchAll(phrasePattern(words))].map((match) => ({
        value,
        said: match[0],
        at: match.index,
        end: match.index + match[0].length,
      })),
    )
    .filter(({ at }) => !isRuledOut(folded, at, grammar));
  // The longer one says more: "at home without equipment". Of two that are apart each is only half of what is said.
  const [best, ...rest] = found.sort((one, other) => other.said.length - one.said.length);
  const apart = rest.some(
    ({ value, at, end }) =>
      best && !best.value.includes(value) && Math.max(at - best.end, best.at - end) >= LEAST_APART,
  );
  return best && !apart ? { value: best.value, said: best.said } : undefined;
}

/** One is an article in most languages, or "one question at a time": never how many are wanted. */
const ONE = /^(?:1|one|une?|una|uno|واحد|واحده|一)$/u;

/** A number before one of the words that are counted, at most two words between. */
export function unitPattern(units: readonly string[], { language, number }: Grammar): RegExp {
  const [start, between, end] = hasSpaces(language)
    ? [BEFORE, String.raw` (?:[^\s.,;:]{1,20} ){0,2}`, AFTER]
    : ['', ' ?', ''];
  return new RegExp(`${start}(${number})${between}(?:${anyOf(units)})${end}`, 'u');
}

/** A value in the form that the wordings need, whatever it agreed with in the goal. */
const agreeing = (value: string, { agreement }: Grammar) =>
  value.replaceAll(/\p{L}+/gu, (word) => agreement?.[foldGoal(word)] ?? word);

/** A value on its own: "5 day" of "a 5 day trip" is five days. */
const standalone = (value: string, { plurals }: Grammar) =>
  plurals.reduce((left, [from, to]) => left.replace(from, to), value);

/** More than a goal names of them. */
const MOST_DURATIONS = 5;

/** The first duration in units that count for a slot: "a speech in three weeks, 4 minutes" asks for minutes. */
function inUnits({ reader, units }: Slot, text: string, grammar: Grammar): SlotValue | undefined {
  const patterns = grammar.readers.get(reader) ?? [];
  let left = text;
  for (let tried = 0; tried < MOST_DURATIONS; tried += 1) {
    const found = byPattern(patterns, left, grammar.excluded.get(reader));
    if (!found) return undefined;
    const folded = foldGoal(found.said);
    if (units?.some((unit) => folded.includes(foldGoal(unit))) ?? true) return found;
    left = left.replace(found.said, '.'.repeat(found.said.length));
  }
  return undefined;
}

/** What the asking part of a goal says for a slot; nothing when it says nothing. */
export function readSlot(slot: Slot, text: string, grammar: Grammar): SlotValue | undefined {
  const { reader } = slot;
  const found = () =>
    byPattern(grammar.readers.get(reader) ?? [], text, grammar.excluded.get(reader));
  switch (reader) {
    case 'choice':
      return byOption(slot, text, grammar);
    case 'number': {
      const counted = byPattern([unitPattern(slot.units ?? [], grammar)], text) ?? found();
      return counted && !ONE.test(foldGoal(counted.value))
        ? { ...counted, value: counted.value.toLocaleLowerCase('en') }
        : undefined;
    }
    case 'place': {
      const place = found();
      // "Istanbul 5 days": how long comes after where.
      const value = place?.value.replace(/\s+\p{Nd}.*$/u, '');
      return value === undefined || value === '' ? undefined : { value, said: value };
    }
    case 'money': {
      const patterns = grammar.readers.get(reader) ?? [];
      const value = oneSum(patterns, text, grammar.excluded.get(reader));
      return value && { ...value, value: standalone(value.value, grammar) };
    }
    case 'platform':
      return byName(sharedNames().platform, text);
    case 'programming':
      return byName(sharedNames().programming, text);
    case 'tone':
    case 'people': {
      const value = found();
      const whole = value && withJoined(value, text, grammar);
      const adapted = reader === 'tone' ? agreeing : standalone;
      return whole && { ...whole, value: adapted(whole.value, grammar) };
    }
    case 'language': {
      const value = found();
      return value && { ...value, value: agreeing(value.value, grammar) };
    }
    case 'duration': {
      const value = inUnits(slot, text, grammar);
      return value && { ...value, value: standalone(value.value, grammar) };
    }
    case 'recipient': {
      const value = found();
      return value && whoOnly(value, grammar);
    }
    case 'length': {
      const value = found();
      return (
        value && { ...value, value: withoutBound(standalone(value.value, grammar), slot, grammar) }
      );
    }
    case 'frequency':
    case 'age': {
      const value = found();
      return value && { ...value, value: standalone(value.value, grammar) };
    }
    default:
      return found();
  }
}

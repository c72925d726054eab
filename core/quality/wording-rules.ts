import { foldText, foldWithOffsets } from '#core/text/fold.ts';
import { spans } from './cues-in.ts';
import type { RawFinding, LintInput } from './types.ts';

const MAX_VAGUE = 5;
/** Begins at the first capital of a run only: tried at each one, a long run costs its square. */
const SHOUT = /(?<!\p{Lu})(?:\p{Lu}{4,}[\s,!]+){3,}|[!！]{3,}|[?？]{3,}/gu;

/** How a language says less than it seems to. */
export type WordingCues = {
  /** Vague words; nothing where the rules do not read the body's language. */
  vague: RegExp | undefined;
  /** Those that end a list and may go. */
  andSoOn: readonly string[];
};

/** Vague words, overlong sentences, shouting capitals. */
export function wordingRules(input: LintInput, { vague, andSoOn }: WordingCues): RawFinding[] {
  return [
    ...(vague === undefined ? [] : vagueWords(input, vague, new Set(andSoOn.map(foldText)))),
    ...longSentences(input.prose),
    ...shouting(input.prose),
  ];
}

function vagueWords(
  input: LintInput,
  pattern: RegExp,
  listEnds: ReadonlySet<string>,
): RawFinding[] {
  const seen = new Set<string>();
  const hits: RawFinding[] = [];
  for (const { start, end } of spans(foldWithOffsets(input.prose), pattern)) {
    const about = input.body.slice(start, end);
    if (seen.has(about.toLowerCase()) || hits.length >= MAX_VAGUE) continue;
    seen.add(about.toLowerCase());
    const hit: RawFinding = { rule: 'ambiguity.vague', about, start, end };
    hits.push(
      listEnds.has(foldText(about).replace(/\.$/u, ''))
        ? { ...hit, fix: removal(input.body, start, end) }
        : hit,
    );
  }
  return hits;
}

/** Takes the comma and space before it along. */
function removal(body: string, start: number, end: number): NonNullable<RawFinding['fix']> {
  const before = /[\s,،、]*$/u.exec(body.slice(Math.max(0, start - 4), start))?.[0].length ?? 0;
  return { label: 'remove', start: start - before, end, replacement: '' };
}

const MAX_WORDS = 45;
const MAX_HAN = 110;

function longSentences(prose: string): RawFinding[] {
  const hits: RawFinding[] = [];
  for (const match of prose.matchAll(/[^.!?。！？؟\n;；؛]+/gu)) {
    const han = match[0].match(/\p{Script=Han}/gu)?.length ?? 0;
    const words = match[0].match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    if (han <= MAX_HAN && words <= MAX_WORDS) continue;
    const lead = match[0].length - match[0].trimStart().length;
    const end = match.index + match[0].trimEnd().length;
    const about = String(Math.max(han, words));
    hits.push({ rule: 'sentence.tooLong', about, start: match.index + lead, end });
  }
  return hits.slice(0, 3);
}

function shouting(prose: string): RawFinding[] {
  return [...prose.matchAll(SHOUT)].slice(0, 3).map((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const mark = /^[!！?？]+$/u.test(match[0]) ? match[0].slice(0, 1) : undefined;
    const hit: RawFinding = { rule: 'emphasis.shouting', start, end };
    if (mark === undefined) return hit;
    return { ...hit, fix: { label: 'oneMark', start, end, replacement: mark } };
  });
}

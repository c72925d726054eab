import { foldWithOffsets } from '#core/text/fold.ts';
import { spans } from './cues-in.ts';
import type { RawFinding, LintInput } from './types.ts';

const MAX_VAGUE = 5;
/** Begins at the first capital of a run only: tried at each one, a long run costs its square. */
const SHOUT = /(?<!\p{Lu})(?:\p{Lu}{4,}[\s,!]+){3,}|[!！]{3,}|[?？]{3,}/gu;
const ENDS_IN_ETC = /^(?:etc\.?|and so on|y así sucesivamente|et ainsi de suite|إلخ|الخ|等等)$/iu;

/** Vague words (where the body's language has a pattern of them), overlong sentences, shouting capitals. */
export function wordingRules(input: LintInput, vague: RegExp | undefined): RawFinding[] {
  return [
    ...(vague === undefined ? [] : vagueWords(input, vague)),
    ...longSentences(input.prose),
    ...shouting(input.prose),
  ];
}

function vagueWords(input: LintInput, pattern: RegExp): RawFinding[] {
  const seen = new Set<string>();
  const hits: RawFinding[] = [];
  for (const { start, end } of spans(foldWithOffsets(input.prose), pattern)) {
    const about = input.body.slice(start, end);
    if (seen.has(about.toLowerCase()) || hits.length >= MAX_VAGUE) continue;
    seen.add(about.toLowerCase());
    const hit: RawFinding = { rule: 'ambiguity.vague', about, start, end };
    hits.push(ENDS_IN_ETC.test(about) ? { ...hit, fix: removal(input.body, start, end) } : hit);
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

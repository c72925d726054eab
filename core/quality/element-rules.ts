import { findVariables } from '#core/template/parse.ts';
import { estimateTokens } from '#core/text/estimate-tokens.ts';
import { type Folded, foldWithOffsets } from '#core/text/fold.ts';
import type { Language } from '#core/language/languages.ts';
import type { Cues, RawFinding, InsertId, RuleId, LintInput } from './types.ts';
import type { Lexicon } from './lexicon.ts';

const LIST_ITEM = /^ {0,3}(?:[-*•]|\d{1,2}[.)、])(?=\s|\*)/gmu;

type PatternOf = (cue: keyof Cues) => RegExp;

/** Elements of a good prompt, each looked for by its cues in the language of the body. */
export function elementRules(input: LintInput, language: Language, lexicon: Lexicon): RawFinding[] {
  const pattern: PatternOf = (cue) => lexicon.cuePattern(language, cue);
  const { inserts } = lexicon.words(language);
  const folded = foldWithOffsets(input.body);
  const size = estimateTokens(input.body);
  const has = (cue: keyof Cues): boolean => pattern(cue).test(folded.text);
  const hits: RawFinding[] = [];
  const missing = (rule: RuleId, cue: keyof Cues, insert?: InsertId): void => {
    if (has(cue)) return;
    hits.push(
      insert === undefined ? { rule } : withInsert(input.body, rule, insert, inserts[insert]),
    );
  };

  const asks = /[?？؟]/u.test(input.body);
  if (!asks) missing('task.missing', 'task');
  missing('role.missing', 'role', 'role');
  missing('context.missing', 'context', 'context');
  // Three points or steps give the answer a form of their own.
  if ((input.prose.match(LIST_ITEM)?.length ?? 0) < 3)
    missing('format.missing', 'format', 'format');
  missing('audience.missing', 'audience');
  missing('constraints.missing', 'constraint', 'constraints');
  if (!has('lengthGiven') && !/\d/u.test(input.prose)) hits.push({ rule: 'length.unspecified' });
  missing('uncertainty.missing', 'uncertainty', 'uncertainty');
  if (size > 40) missing('examples.missing', 'example');
  if (size < 12 && findVariables(input.body).length < 3) hits.push({ rule: 'length.tooShort' });
  return [...hits, ...contradictions(folded, pattern), ...negatives(folded, pattern, input)];
}

/** The role goes first, everything else behind the last line. */
function withInsert(body: string, rule: RuleId, insert: InsertId, replacement: string): RawFinding {
  const at = insert === 'role' ? 0 : body.trimEnd().length;
  const fix = { label: insert, start: at, end: at, replacement };
  return insert === 'role' ? { rule, start: 0, end: 0, fix } : { rule, fix };
}

const OPPOSITES: ReadonlyArray<readonly [RuleId, keyof Cues, keyof Cues]> = [
  ['contradiction.length', 'brief', 'detailed'],
  ['contradiction.tone', 'formal', 'casual'],
  ['contradiction.questions', 'ask', 'doNotAsk'],
];

/** Both sides of an opposition in one text; the later one is pointed at. */
function contradictions(folded: Folded, pattern: PatternOf): RawFinding[] {
  return OPPOSITES.flatMap(([rule, one, other]) => {
    const first = spans(folded, pattern(one));
    const second = spans(folded, pattern(other));
    // "Informal" holds "formal" in some languages, and "do not ask me" holds "ask me": one span is one statement.
    const apart = first.filter((a) => second.every((b) => a.end <= b.start || b.end <= a.start));
    const [left, right] = [apart[0], second[0]];
    if (left === undefined || right === undefined) return [];
    const later = left.start > right.start ? left : right;
    return [{ rule, start: later.start, end: later.end }];
  });
}

/** Every match in folded text, as offsets into the text before folding. */
export function spans(folded: Folded, pattern: RegExp): Array<{ start: number; end: number }> {
  return [...folded.text.matchAll(pattern)].map((match) => ({
    start: folded.map[match.index] ?? 0,
    end: folded.map[match.index + match[0].length] ?? 0,
  }));
}

/** Four or more prohibitions that outnumber the lines which say what to do. */
function negatives(folded: Folded, pattern: PatternOf, input: LintInput): RawFinding[] {
  const lines = input.body.split('\n').filter((line) => line.trim() !== '').length;
  const count = spans(folded, pattern('negative')).length;
  return count >= 4 && count > lines ? [{ rule: 'negative.only' }] : [];
}

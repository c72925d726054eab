import { findVariables } from '#core/template/parse.ts';
import { estimateTokens } from '#core/text/estimate-tokens.ts';
import { type Folded, foldWithOffsets } from '#core/text/fold.ts';
import type { Language } from '#core/language/languages.ts';
import type { Cues, Hit, InsertId, RuleId, Subject } from './types.ts';
import { cuePattern, qualityWords } from './words.ts';

/** What a good prompt says: each element is looked for by its cues, in the language of the body. */
export function elementRules(subject: Subject, language: Language): Hit[] {
  const folded = foldWithOffsets(subject.body);
  const size = estimateTokens(subject.body);
  const has = (cue: keyof Cues): boolean => cuePattern(language, cue).test(folded.text);
  const hits: Hit[] = [];
  const missing = (rule: RuleId, cue: keyof Cues, insert?: InsertId): void => {
    if (has(cue)) return;
    hits.push(insert === undefined ? { rule } : withInsert(subject.body, language, rule, insert));
  };

  const asks = /[?？؟]/u.test(subject.body);
  if (!asks) missing('task.missing', 'task');
  missing('role.missing', 'role', 'role');
  missing('context.missing', 'context', 'context');
  missing('format.missing', 'format', 'format');
  missing('audience.missing', 'audience');
  missing('constraints.missing', 'constraint', 'constraints');
  if (!has('lengthGiven') && !/\d/u.test(subject.prose)) hits.push({ rule: 'length.unspecified' });
  missing('uncertainty.missing', 'uncertainty', 'uncertainty');
  if (size > 40) missing('examples.missing', 'example');
  if (size < 12 && findVariables(subject.body).length < 3) hits.push({ rule: 'length.tooShort' });
  return [...hits, ...contradictions(folded, language), ...negatives(folded, language, subject)];
}

/** The role goes first, everything else behind the last line. */
function withInsert(body: string, language: Language, rule: RuleId, insert: InsertId): Hit {
  const at = insert === 'role' ? 0 : body.trimEnd().length;
  const replacement = qualityWords(language).inserts[insert];
  const fix = { label: insert, start: at, end: at, replacement };
  return insert === 'role' ? { rule, start: 0, end: 0, fix } : { rule, fix };
}

const OPPOSITES: ReadonlyArray<readonly [RuleId, keyof Cues, keyof Cues]> = [
  ['contradiction.length', 'brief', 'detailed'],
  ['contradiction.tone', 'formal', 'casual'],
  ['contradiction.questions', 'ask', 'doNotAsk'],
];

/** Both sides of an opposition in one text; the later one is pointed at. */
function contradictions(folded: Folded, language: Language): Hit[] {
  return OPPOSITES.flatMap(([rule, one, other]) => {
    const first = spans(folded, language, one);
    const second = spans(folded, language, other);
    // "Informal" holds "formal" in some languages, and "do not ask me" holds "ask me": one span is one statement.
    const apart = first.filter((a) => second.every((b) => a.end <= b.start || b.end <= a.start));
    const [left, right] = [apart[0], second[0]];
    if (left === undefined || right === undefined) return [];
    const later = left.start > right.start ? left : right;
    return [{ rule, start: later.start, end: later.end }];
  });
}

export function spans(
  folded: Folded,
  language: Language,
  cue: keyof Cues,
): Array<{ start: number; end: number }> {
  return [...folded.text.matchAll(cuePattern(language, cue))].map((match) => ({
    start: folded.map[match.index] ?? 0,
    end: folded.map[match.index + match[0].length] ?? 0,
  }));
}

/** Four or more prohibitions that outnumber the lines which say what to do. */
function negatives(folded: Folded, language: Language, subject: Subject): Hit[] {
  const lines = subject.body.split('\n').filter((line) => line.trim() !== '').length;
  const count = spans(folded, language, 'negative').length;
  return count >= 4 && count > lines ? [{ rule: 'negative.only' }] : [];
}

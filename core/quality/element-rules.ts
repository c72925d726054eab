import { estimateTokens } from '#core/text/estimate-tokens.ts';
import type { CuesIn } from './cues-in.ts';
import { isTooShort, type Elements } from './read-elements.ts';
import type { Cues, InsertId, LintInput, QualityWords, RawFinding, RuleId } from './types.ts';

/** What a prompt lacks. A description of a picture is asked for its subject alone. */
export function elementRules(
  { body, prose }: LintInput,
  elements: Elements,
  cues: CuesIn,
  inserts: QualityWords['inserts'],
): RawFinding[] {
  const hits: RawFinding[] = [];
  const lacks = (isMissing: boolean, rule: RuleId, insert?: InsertId): void => {
    if (!isMissing) return;
    hits.push(insert === undefined ? { rule } : withInsert(body, rule, insert, inserts[insert]));
  };
  lacks(elements.task === 'missing', 'task.missing');
  lacks(isTooShort(body), 'length.tooShort');
  if (elements.isImage) return hits;
  lacks(!cues.has('role'), 'role.missing', 'role');
  lacks(elements.context === 'missing', 'context.missing', 'context');
  lacks(elements.form === 'missing', 'format.missing', 'format');
  lacks(!cues.has('audience'), 'audience.missing');
  lacks(elements.limits === 'missing', 'constraints.missing', 'constraints');
  lacks(!cues.has('lengthGiven') && !/\d/u.test(prose), 'length.unspecified');
  lacks(!cues.has('uncertainty'), 'uncertainty.missing', 'uncertainty');
  lacks(elements.example === 'missing' && estimateTokens(body) > 40, 'examples.missing');
  return hits;
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
export function contradictions(cues: CuesIn): RawFinding[] {
  return OPPOSITES.flatMap(([rule, one, other]) => {
    const second = cues.all(other);
    // "Informal" holds "formal" in some languages, and "do not ask me" holds "ask me": one span is one statement.
    const apart = cues
      .all(one)
      .filter((a) => second.every((b) => a.end <= b.start || b.end <= a.start));
    const [left, right] = [apart[0], second[0]];
    if (left === undefined || right === undefined) return [];
    const later = left.start > right.start ? left : right;
    return [{ rule, start: later.start, end: later.end }];
  });
}

/** Four or more prohibitions that outnumber the lines which say what to do. */
export function negatives({ body }: LintInput, cues: CuesIn): RawFinding[] {
  const lines = body.split('\n').filter((line) => line.trim() !== '').length;
  const count = cues.all('negative').length;
  return count >= 4 && count > lines ? [{ rule: 'negative.only' }] : [];
}

import type { Variable } from '#core/template/variable.ts';
import { supportedLanguage } from '#core/language/languages.ts';
import { elementRules } from './element-rules.ts';
import { structureRules } from './structure-rules.ts';
import {
  type Finding,
  type LintInput,
  type Quality,
  type QualityWords,
  type RawFinding,
  RULES,
  type RuleId,
  type Severity,
} from './types.ts';
import { variableRules } from './variable-rules.ts';
import { wordingRules } from './wording-rules.ts';
import { bodyLanguage, type Lexicon } from './lexicon.ts';

/** The most times that one rule's price is taken off the score. */
const MAX_TIMES = 3;
const MAX_FINDINGS = 100;
const SEVERITY_ORDER: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/**
 * Quality of a prompt: a score of 0–100 and findings, errors first, with UTF-16 offsets into `body` and
 * fixes in the body's own language. Messages are in `locale` (English where the lexicon lacks it).
 * The rules about role, task, context … apply to bodies in English, Arabic, Spanish, French and Chinese only.
 */
export function lintPrompt(
  { body, variables, locale }: { body: string; variables: readonly Variable[]; locale: string },
  lexicon: Lexicon,
): Quality {
  const words = lexicon.words(supportedLanguage(locale) ?? 'en');
  const language = bodyLanguage(body);
  const input: LintInput = { body, prose: mask(body), variables };
  const found = [
    ...(language === undefined ? [] : elementRules(input, language, lexicon)),
    ...variableRules(input),
    ...structureRules(input),
    ...wordingRules(
      input,
      language === undefined ? undefined : lexicon.cuePattern(language, 'vague'),
    ),
  ];
  const findings = found
    .map((raw) => toFinding(raw, words))
    .toSorted(
      (a, b) =>
        SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] ||
        (a.start ?? Infinity) - (b.start ?? Infinity) ||
        0,
    );
  return { score: scoreOf(found), findings: findings.slice(0, MAX_FINDINGS) };
}

function scoreOf(found: readonly RawFinding[]): number {
  const times = new Map<RuleId, number>();
  for (const { rule } of found) times.set(rule, Math.min(MAX_TIMES, (times.get(rule) ?? 0) + 1));
  let score = 100;
  for (const [rule, count] of times) score -= RULES[rule].cost * count;
  return Math.max(0, score);
}

function toFinding(raw: RawFinding, words: QualityWords): Finding {
  const message = words.messages[raw.rule].replace('{0}', () => shorten(raw.about ?? ''));
  const finding: Finding = { rule: raw.rule, severity: RULES[raw.rule].severity, message };
  if (raw.start !== undefined && raw.end !== undefined) {
    finding.start = raw.start;
    finding.end = raw.end;
  }
  if (raw.fix !== undefined) finding.fix = { ...raw.fix, label: words.labels[raw.fix.label] };
  return finding;
}

function shorten(text: string): string {
  const chars = Array.from(text);
  return chars.length > 60 ? `${chars.slice(0, 59).join('')}…` : text;
}

const CODE_OR_VARIABLE =
  /^ {0,3}(```+|~~~+)[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|`[^`\n]+`|\{\{[^{}\n]{0,80}\}\}/gmu;

/** Replaces code and variables by spaces, so that only wording is read as such. Line breaks stay. */
function mask(body: string): string {
  return body.replaceAll(CODE_OR_VARIABLE, (piece) =>
    piece.replaceAll(/[^\n]/gu, (c) => ' '.repeat(c.length)),
  );
}

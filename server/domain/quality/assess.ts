import type { Variable } from '#core/template/variable.ts';
import type { Finding, Quality, Severity } from '#server/ports/model.ts';
import { supportedLanguage } from '#core/language/languages.ts';
import { elementRules } from './element-rules.ts';
import { structureRules } from './structure-rules.ts';
import { type Hit, type QualityWords, RULES, type RuleId, type Subject } from './types.ts';
import { variableRules } from './variable-rules.ts';
import { wordingRules } from './wording-rules.ts';
import { bodyLanguage, qualityWords } from './words.ts';

/** A rule that fires often does not sink the score: it costs at most this many times its price. */
const MOST_TIMES = 3;
const MOST_FINDINGS = 100;
const LOUDNESS: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/**
 * What the quality rules say of a prompt: a score of 0–100 and findings, the gravest first, with UTF-16 offsets into
 * `body` and fixes in the body's own language. Messages are in `locale` (English for languages that we do not speak).
 * The rules about role, task, context … apply to bodies in English, Arabic, Spanish, French and Chinese only.
 */
export function assessQuality(
  body: string,
  variables: readonly Variable[],
  locale: string,
): Quality {
  const words = qualityWords(supportedLanguage(locale) ?? 'en');
  const language = bodyLanguage(body);
  const subject: Subject = { body, prose: mask(body), variables };
  const hits = [
    ...(language === undefined ? [] : elementRules(subject, language)),
    ...variableRules(subject),
    ...structureRules(subject),
    ...wordingRules(subject, language),
  ];
  const findings = hits
    .map((hit) => toFinding(hit, words))
    .toSorted(
      (a, b) =>
        LOUDNESS[a.severity] - LOUDNESS[b.severity] ||
        (a.start ?? Infinity) - (b.start ?? Infinity) ||
        0,
    );
  return { score: scoreOf(hits), findings: findings.slice(0, MOST_FINDINGS) };
}

function scoreOf(hits: readonly Hit[]): number {
  const times = new Map<RuleId, number>();
  for (const { rule } of hits) times.set(rule, Math.min(MOST_TIMES, (times.get(rule) ?? 0) + 1));
  let score = 100;
  for (const [rule, count] of times) score -= RULES[rule].cost * count;
  return Math.max(0, score);
}

function toFinding(hit: Hit, words: QualityWords): Finding {
  const message = words.messages[hit.rule].replace('{0}', () => shorten(hit.about ?? ''));
  const finding: Finding = { rule: hit.rule, severity: RULES[hit.rule].severity, message };
  if (hit.start !== undefined && hit.end !== undefined) {
    finding.start = hit.start;
    finding.end = hit.end;
  }
  if (hit.fix !== undefined) finding.fix = { ...hit.fix, label: words.labels[hit.fix.label] };
  return finding;
}

function shorten(text: string): string {
  const chars = Array.from(text);
  return chars.length > 60 ? `${chars.slice(0, 59).join('')}…` : text;
}

const CODE_OR_BLANK =
  /^ {0,3}(```+|~~~+)[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|`[^`\n]+`|\{\{[^{}\n]{0,80}\}\}/gmu;

/** Replaces code and blanks by spaces, so that wording is judged where it is wording. Line breaks stay. */
function mask(body: string): string {
  return body.replaceAll(CODE_OR_BLANK, (piece) =>
    piece.replaceAll(/[^\n]/gu, (c) => ' '.repeat(c.length)),
  );
}

import type { Variable } from '#core/template/variable.ts';
import { type Language, supportedLanguage } from '#core/language/languages.ts';
import { cuesIn } from './cues-in.ts';
import { contradictions, elementRules, negatives } from './element-rules.ts';
import { materialRules } from './material-rules.ts';
import { checklistOf, readElements } from './read-elements.ts';
import { requestRules } from './request-rules.ts';
import { structureRules } from './structure-rules.ts';
import {
  type Checklist,
  type Cues,
  type Finding,
  type LintInput,
  type Quality,
  type QualityWords,
  type RawFinding,
  RULES,
  type Severity,
} from './types.ts';
import { variableRules } from './variable-rules.ts';
import { wordingRules } from './wording-rules.ts';
import { bodyLanguage, type Lexicon } from './lexicon.ts';

const MAX_FINDINGS = 100;
const SEVERITY_ORDER: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/**
 * Quality of a prompt: its elements, and findings, errors first, with UTF-16 offsets into `body` and
 * fixes in the body's own language. Messages are in `locale` (English where the lexicon lacks it).
 * The rules about role, task, context … apply to bodies in English, Arabic, Spanish, French and Chinese only.
 */
export function lintPrompt(
  { body, variables, locale }: { body: string; variables: readonly Variable[]; locale: string },
  lexicon: Lexicon,
): Quality {
  const reader = supportedLanguage(locale) ?? 'en';
  const words = lexicon.words(reader);
  const language = bodyLanguage(body);
  const languages = [...new Set([language ?? reader, reader, 'en' as const])];
  const cues = (cue: keyof Cues) => lexicon.cues(languages, cue);
  const input: LintInput = { body, prose: mask(body), variables };
  const read = language === undefined ? undefined : readingRules(input, language, lexicon, cues);
  const found = [
    ...(read?.findings ?? []),
    ...variableRules(input, { placeholder: cues('placeholder'), article: cues('article') }),
    ...structureRules(input),
    ...wordingRules(input, {
      vague: language === undefined ? undefined : lexicon.cuePattern(language, 'vague'),
      andSoOn: cues('andSoOn'),
    }),
  ];
  const findings = found
    .map((raw) => toFinding(raw, words))
    .toSorted(
      (a, b) =>
        SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity] ||
        (a.start ?? Infinity) - (b.start ?? Infinity) ||
        0,
    );
  return { findings: findings.slice(0, MAX_FINDINGS), checklist: read?.checklist ?? [] };
}

/** What the words of a body say, by rules that read its language. */
function readingRules(
  input: LintInput,
  language: Language,
  lexicon: Lexicon,
  listed: (cue: keyof Cues) => readonly string[],
): { findings: RawFinding[]; checklist: Checklist } {
  const cues = cuesIn(input.body, language, lexicon);
  const elements = readElements(input, cues);
  const { inserts } = lexicon.words(language);
  const findings = [
    ...elementRules(input, elements, cues, inserts),
    ...materialRules(input, elements, cues, inserts.material),
    ...requestRules(input, elements, cues, listed('languageVariable')),
    ...contradictions(cues),
    ...negatives(input, cues),
  ];
  return { findings, checklist: checklistOf(elements) };
}

function toFinding(raw: RawFinding, words: QualityWords): Finding {
  const message = words.messages[raw.rule].replace('{0}', () => shorten(raw.about ?? ''));
  const finding: Finding = { rule: raw.rule, severity: RULES[raw.rule], message };
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

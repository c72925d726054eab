import type { Variable } from '#core/template/variable.ts';
import { foldText } from '#core/text/fold.ts';
import { findVariables } from '#core/template/parse.ts';
import { isVariableName, toVariableName } from '#core/template/variable-name.ts';
import { readValue } from '#core/template/value.ts';
import { placeholderPattern } from './placeholder-pattern.ts';
import type { Cues, LintInput, RawFinding } from './types.ts';

const NEAR_MISS = /(?<!\\)\{\{([^{}\n]{0,80})\}\}/gu;
const UNCLEAR = /^(?:[a-z]|var\d*|variable\d*|x\d+|foo|bar|test\d*|value\d*|\d+|_+)$/iu;

/** Variables: near misses, placeholders in other forms, meaningless names, descriptions that do not fit. */
export function variableRules(
  input: LintInput,
  cues: Pick<Cues, 'placeholder' | 'article'>,
): RawFinding[] {
  const used = new Set(findVariables(input.body).map(({ name }) => name));
  return [
    ...nearMisses(input.body),
    ...gaps(input.prose, placeholderPattern(cues.placeholder)),
    ...[...used].flatMap((name) => (UNCLEAR.test(name) ? [unclear(input.body, name)] : [])),
    ...input.variables.flatMap((variable) => declared(variable, used)),
    ...duplicates(input, [...used], new Set(cues.article.map(foldText))),
  ];
}

/** Two names for one thing ("topic" and "the_topics"), or one label on two: the form asks for the same value twice. */
function duplicates(
  { body, variables }: LintInput,
  used: readonly string[],
  articles: ReadonlySet<string>,
): RawFinding[] {
  const labels = new Map(variables.map(({ name, label }) => [name, label ?? '']));
  const seen = new Set<string>();
  return used.flatMap((name) => {
    const label = foldText(labels.get(name) ?? '').trim();
    const keys = [`name ${plainName(name, articles)}`, ...(label === '' ? [] : [`label ${label}`])];
    const isRepeated = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    if (!isRepeated) return [];
    const start = body.indexOf(`{{${name}}}`);
    return [{ rule: 'variable.duplicate', about: name, start, end: start + name.length + 4 }];
  });
}

/** A name without article, plural and underscores. */
function plainName(name: string, articles: ReadonlySet<string>): string {
  const [first = '', ...rest] = foldText(name).split('_');
  const plain = (rest.length > 0 && articles.has(first) ? rest : [first, ...rest]).join('');
  return plain.length > 3 ? plain.replace(/s$/u, '') : plain;
}

function nearMisses(body: string): RawFinding[] {
  const hits: RawFinding[] = [];
  for (const match of body.matchAll(NEAR_MISS)) {
    const inner = match[1] ?? '';
    if (isVariableName(inner)) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    const name = toVariableName(inner.toLowerCase());
    const hit: RawFinding = { rule: 'variable.malformed', about: match[0], start, end };
    hits.push(name === '' ? hit : { ...hit, fix: asVariable(start, end, name) });
  }
  return hits.slice(0, 20);
}

function gaps(prose: string, pattern: RegExp): RawFinding[] {
  return [...prose.matchAll(pattern)].slice(0, 20).map((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const name = toVariableName((match[1] ?? '').toLowerCase());
    const hit: RawFinding = { rule: 'variable.placeholder', about: match[0], start, end };
    return name === '' ? hit : { ...hit, fix: asVariable(start, end, name) };
  });
}

function asVariable(start: number, end: number, name: string): NonNullable<RawFinding['fix']> {
  return { label: 'blank', start, end, replacement: `{{${name}}}` };
}

function unclear(body: string, name: string): RawFinding {
  const start = body.indexOf(`{{${name}}}`);
  return { rule: 'variable.unclear', about: name, start, end: start + name.length + 4 };
}

function declared(variable: Variable, used: ReadonlySet<string>): RawFinding[] {
  if (!used.has(variable.name)) return [{ rule: 'variable.unused', about: variable.name }];
  if (variable.type === 'select' && (variable.options ?? []).length === 0) {
    return [{ rule: 'variable.options', about: variable.name }];
  }
  const fits = (variable.default ?? '') === '' || readValue(variable, variable.default).ok;
  return fits ? [] : [{ rule: 'variable.default', about: variable.name }];
}

import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Change, Direction, Effect, Pair } from './schema/change.ts';

/** The worst first. */
export const SEVERITIES = ['breaking', 'dangerous', 'compatible'] as const;
export type Severity = (typeof SEVERITIES)[number];
export type Verdict = { severity: Severity; reason: string };

type SchemaRule = { id: string; says: string; oasdiff?: string[] } & Partial<
  Record<Direction, Verdict>
>;
type DocumentRule = Verdict & { id: string; says: string; oasdiff?: string[] };
type RulesFile = {
  law: Record<Direction, Record<Effect, Verdict>>;
  schema: SchemaRule[];
  document: DocumentRule[];
};

/** The table of rules: `contract/diff/rules.yaml`. */
export const RULES = parse(
  readFileSync(new URL('rules.yaml', import.meta.url), 'utf8'),
) as RulesFile;

const schemaRules = new Map(RULES.schema.map((rule) => [rule.id, rule]));
const documentRules = new Map(RULES.document.map((rule) => [rule.id, rule]));

/** Every id that a finding can have. */
export const RULE_IDS: readonly string[] = [
  ...RULES.document.map(({ id }) => id),
  ...RULES.schema.flatMap(({ id }) => [`request-${id}`, `response-${id}`]),
];

const HIDDEN = { request: 'read-only', response: 'write-only' };

/** What is taken away below `not` is allowed outside, and the other way round. */
const NEGATED = {
  narrows: 'widens',
  widens: 'narrows',
  incomparable: 'incomparable',
  none: 'none',
} as const;

/** What a change of a schema means for those who send or receive it. */
export function judgeSchema(
  { rule, effect }: Pick<Change, 'rule' | 'effect'>,
  { direction, negated }: Pick<Pair, 'direction' | 'negated'>,
): Verdict & { id: string; says: string } {
  const found = schemaRules.get(rule);
  if (!found) throw new Error(`rules.yaml has no schema rule ${rule}`);
  const law = RULES.law[direction];
  const verdict = negated ? law[NEGATED[effect]] : (found[direction] ?? law[effect]);
  const says = found.says.replaceAll('{hidden}', HIDDEN[direction]);
  return { ...verdict, id: `${direction}-${rule}`, says };
}

export function judgeDocument(rule: string): DocumentRule {
  const found = documentRules.get(rule);
  if (!found) throw new Error(`rules.yaml has no rule ${rule}`);
  return found;
}

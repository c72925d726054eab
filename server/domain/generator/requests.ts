import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { foldGoal } from './fold-goal.ts';
import { readYaml } from '../cards/yaml.ts';
import { KNOWLEDGE } from '../knowledge.ts';
import { saidIn } from './asking.ts';
import type { Goal } from './goal.ts';
import type { Grammar } from './grammar.ts';
import { REQUESTS } from './grammar-schema.ts';
import { withoutLeadIn } from './lead-in.ts';

const cards = z.array(z.string()).min(1);
const fileSchema = z.record(
  z.enum(REQUESTS),
  z.union([z.strictObject({ only: cards }), z.strictObject({ not: cards })]),
);
type Requests = z.infer<typeof fileSchema>;

/** Marks before the first word: "¿por qué …?". */
const OPENING = /^[^\p{L}\p{N}]+/u;

let requests: Requests | undefined;

/** The cards that each form of request can mean. */
export function requestRules(): Requests {
  requests ??= fileSchema.parse(readYaml(readFileSync(join(KNOWLEDGE, 'requests.yaml'), 'utf8')));
  return requests;
}

/** Whether a card fits the form of what is asked, which outranks the nouns beside it. */
export function fittingCards(goal: Goal, grammar: Grammar): (id: string) => boolean {
  if (goal.material !== undefined) return () => true;
  const said = saidIn(goal, grammar);
  const asking = said.filter(({ asks }) => asks);
  const texts = (asking.length > 0 ? asking : said).map(({ text }) => {
    const folded = foldGoal(text).replace(OPENING, '').trim();
    return [folded, withoutLeadIn(folded, grammar.lead_ins)];
  });
  const rules = REQUESTS.filter((form) => {
    const patterns = grammar.requests.get(form) ?? [];
    const has = (forms: readonly string[]) =>
      patterns.some((pattern) => forms.some((text) => pattern.test(text)));
    return asking.length > 0 ? texts.every(has) : texts.some(has);
  }).map((form) => requestRules()[form]);
  return (id) =>
    rules.every((rule) => ('only' in rule ? rule.only.includes(id) : !rule.not.includes(id)));
}

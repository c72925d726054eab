import { foldGoal } from './fold-goal.ts';
import { saidIn } from './asking.ts';
import { beginsAsking, type Goal } from './goal.ts';
import type { Grammar } from './grammar.ts';

const CLAUSE = /[;.!?()\n—–…。！？、，；：:؛؟]+(?!\p{Nd})|[,،](?!\p{Nd})|\s-\s/u;
const SIZE = { least: 3, most: 48 };
/** What rules something out further into a clause belongs to what is told: "I cry at home for no reason". */
const LATEST = 16;
const MOST = 4;
/** A single limit is plain from the goal above it; repeated alone it would look like the only one. */
const LEAST = 2;
/** Sentences that the goal quotes limit what they say, not what is asked; a clause cut out of one makes no sense. */
const QUOTED = /“[^”]*”|«[^»]*»|「[^」]*」|"[^"]*"/gu;
const LEFT_OUT = '\uFFFC';

/** The conjunction before a list's last item, whose beginning was cut off: "two buckets and no winner" is no limit. */
const JOINED = /(?:^|\s)(?:and|et|y|e|و)\s*$/u;

/** Whether a clause rules something out or limits it, near its beginning and without a list before that. */
const limits = (clause: string, grammar: Grammar) =>
  grammar.limits.some((pattern) => {
    const folded = foldGoal(clause);
    const at = folded.search(pattern);
    return at >= 0 && at <= LATEST && !JOINED.test(folded.slice(0, at));
  });

const clausesOf = (text: string) =>
  text
    .split(CLAUSE)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/**
 * Candidate clauses for constraints: those of requesting sentences, and sentences of a single clause. A statement's
 * negation reports a fact: "no eggs" in the notes on a hive, "never late" of a tenant.
 */
function limitable(goal: Goal, grammar: Grammar): string[] {
  const quoteless = goal.asking.replaceAll(QUOTED, (said) => (CLAUSE.test(said) ? LEFT_OUT : said));
  const said = saidIn({ ...goal, asking: quoteless }, grammar);
  const anyAsks = said.some(({ asks }) => asks);
  const sentences = said.map(({ text, asks }) => ({ clauses: clausesOf(text), asks }));
  // The first clause names the task.
  return sentences
    .filter(({ clauses, asks }) => asks || !anyAsks || clauses.length === 1)
    .flatMap(({ clauses }, at) => (at === 0 ? clauses.slice(1) : clauses));
}

/** Clauses of a goal that rule something out or limit it, word for word; none where there is but one. */
export function limitsOf(goal: Goal, grammar: Grammar): string[] {
  const found = limitable(goal, grammar)
    .filter(
      (clause) =>
        clause.length >= SIZE.least &&
        clause.length <= SIZE.most &&
        !clause.includes(LEFT_OUT) &&
        !beginsAsking(clause, grammar) &&
        limits(clause, grammar),
    )
    .slice(0, MOST);
  return found.length < LEAST ? [] : found;
}

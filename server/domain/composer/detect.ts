import { foldText } from '#core/text/fold.ts';
import { phrasePattern } from '#core/language/phrase-pattern.ts';
import type { ComposerData } from './phrases.ts';
import { CATEGORIES, type Category, KINDS, type Kind } from './types.ts';

/** What a category makes when its goal names nothing. */
const KIND_OF: Record<Category, Kind> = {
  writing: 'article',
  marketing: 'copy',
  sales: 'email',
  support: 'reply',
  coding: 'code',
  data: 'analysis',
  education: 'explain',
  academic: 'article',
  career: 'application',
  office: 'report',
  translation: 'translate',
  design: 'ideas',
  business: 'plan',
  life: 'plan',
  entertainment: 'story',
  other: 'general',
};

/** Where a kind of work is at home when the goal names no field. */
const CATEGORY_OF: Record<Kind, Category> = {
  email: 'office',
  copy: 'marketing',
  post: 'marketing',
  article: 'writing',
  summary: 'office',
  plan: 'life',
  trip: 'life',
  report: 'office',
  ideas: 'other',
  review: 'writing',
  explain: 'education',
  lesson: 'education',
  analysis: 'data',
  code: 'coding',
  codeReview: 'coding',
  debug: 'coding',
  translate: 'translation',
  reply: 'support',
  story: 'entertainment',
  application: 'career',
  decision: 'business',
  practice: 'career',
  general: 'other',
};

export function asCategory(slug: string | undefined): Category | undefined {
  return CATEGORIES.find((category) => category === slug);
}

/** Kind of work and category of a goal, by its words; a category that is given is believed. */
export function detectWork(
  goal: string,
  data: ComposerData,
  given: Category | undefined,
): { kind: Kind; category: Category } {
  const folded = foldText(goal);
  const category = given ?? best(CATEGORIES, (slug) => score(folded, data.categories[slug].cues));
  const named = best(
    KINDS,
    (kind) => score(folded, data.kinds[kind].cues) * belongs(kind, category),
  );
  const found = category ?? (named === undefined ? 'other' : CATEGORY_OF[named]);
  // Choosing a tool for sales is a business decision, not selling.
  const field =
    given === undefined && named === 'decision' && SELLING.has(found) ? 'business' : found;
  return { kind: refine(named ?? KIND_OF[field], field), category: field };
}

const SELLING: ReadonlySet<Category> = new Set(['sales', 'marketing', 'support', 'office']);
const TECHNICAL: ReadonlySet<Kind> = new Set(['code', 'codeReview', 'debug']);

/** An email about an app is no code, a lesson on functions neither: the field speaks for its own kinds of work. */
function belongs(kind: Kind, category: Category | undefined): number {
  if (category === undefined) return 1;
  if (TECHNICAL.has(kind) && category !== 'coding' && category !== 'data') return 0.4;
  return CATEGORY_OF[kind] === category ? 1.25 : 1;
}

/** The same word means another kind of work in another field. */
function refine(kind: Kind, category: Category): Kind {
  if (kind === 'review' && category === 'coding') return 'codeReview';
  if (kind === 'article' && category === 'career') return 'application';
  return kind;
}

const compiled = new Map<readonly string[], RegExp[]>();

/** Each cue counts once; longer ones count more, and those that stand where a language names the thing. */
function score(folded: string, cues: readonly string[]): number {
  let patterns = compiled.get(cues);
  if (patterns === undefined) {
    patterns = cues.map((cue) => phrasePattern([cue]));
    compiled.set(cues, patterns);
  }
  let sum = 0;
  for (const [index, pattern] of patterns.entries()) {
    const at = folded.search(pattern);
    if (at < 0) continue;
    const words = (cues[index] ?? '').split(' ').length;
    sum += (1 + 0.6 * (words - 1)) * weightAt(folded, at);
  }
  return sum;
}

/** Early in most languages; in Chinese at the end of the first clause. */
function weightAt(folded: string, at: number): number {
  if (!/\p{Script=Han}/u.test(folded)) {
    return 1.6 - Math.min(1, at / Math.max(60, folded.length));
  }
  const clause = folded.search(/[，。；！？,]/u);
  const end = clause < 4 ? folded.length : clause;
  return at > end ? 0.6 : 0.6 + at / end;
}

function best<T>(items: readonly T[], rate: (item: T) => number): T | undefined {
  let winner: T | undefined;
  let top = 0;
  for (const item of items) {
    const rating = rate(item);
    if (rating > top) [winner, top] = [item, rating];
  }
  return winner;
}

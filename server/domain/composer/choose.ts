import type { Brief, Technique } from '#server/ports/model.ts';
import type { Kind } from './types.ts';

/** Which techniques suit a kind of work, the best first. */
const SUITS: Record<Kind, readonly Technique[]> = {
  email: ['structured', 'critique', 'interview', 'fewShot'],
  copy: ['structured', 'critique', 'interview', 'fewShot'],
  post: ['structured', 'fewShot', 'critique', 'interview'],
  article: ['structured', 'critique', 'interview', 'stepByStep'],
  summary: ['structured', 'stepByStep', 'fewShot', 'interview'],
  plan: ['structured', 'interview', 'stepByStep', 'critique'],
  trip: ['structured', 'interview', 'stepByStep', 'critique'],
  report: ['structured', 'stepByStep', 'interview', 'fewShot'],
  ideas: ['structured', 'stepByStep', 'critique', 'interview'],
  review: ['structured', 'stepByStep', 'interview', 'fewShot'],
  explain: ['structured', 'interview', 'critique', 'stepByStep'],
  lesson: ['structured', 'stepByStep', 'interview', 'critique'],
  analysis: ['stepByStep', 'structured', 'interview', 'critique'],
  code: ['stepByStep', 'structured', 'critique', 'interview'],
  codeReview: ['structured', 'stepByStep', 'critique', 'fewShot'],
  debug: ['stepByStep', 'interview', 'structured', 'critique'],
  translate: ['critique', 'structured', 'fewShot', 'stepByStep'],
  reply: ['structured', 'fewShot', 'critique', 'interview'],
  story: ['critique', 'interview', 'structured', 'fewShot'],
  application: ['structured', 'interview', 'critique', 'fewShot'],
  decision: ['stepByStep', 'interview', 'critique', 'structured'],
  practice: ['structured', 'interview', 'stepByStep'],
  general: ['structured', 'interview', 'stepByStep', 'critique'],
};

const SHORT_GOAL = 100;
/** Work on material that one pastes in: nothing to ask before it has been read. */
const ON_MATERIAL: ReadonlySet<Kind> = new Set([
  'summary',
  'report',
  'review',
  'analysis',
  'codeReview',
  'debug',
  'translate',
  'reply',
]);

/**
 * The techniques for a brief: examples call for learning from them; a bare goal for asking first, as the second
 * choice; a rich brief has answered the questions already.
 */
export function chooseTechniques(brief: Brief, kind: Kind): Technique[] {
  let order = [...SUITS[kind]];
  const first = (technique: Technique, at: number): void => {
    order = order.filter((other) => other !== technique);
    order.splice(at, 0, technique);
  };
  const said = richness(brief);
  if (said >= 4 && order.includes('interview')) first('interview', order.length - 1);
  else if (said <= 1 && brief.goal.length < SHORT_GOAL && !ON_MATERIAL.has(kind))
    first('interview', 1);
  if ((brief.examples ?? []).length > 0) first('fewShot', 0);
  return order.slice(0, Math.min(3, Math.max(1, brief.count ?? 3)));
}

function richness(brief: Brief): number {
  const texts = [brief.role, brief.audience, brief.context, brief.format, brief.tone];
  const lists = [brief.mustInclude, brief.mustAvoid];
  return (
    texts.filter((text) => (text ?? '').trim() !== '').length +
    lists.filter((list) => (list ?? []).length > 0).length
  );
}

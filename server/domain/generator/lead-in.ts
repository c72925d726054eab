import { foldGoal } from './fold-goal.ts';

/** A sentence without the words that only ask. */
export function withoutLeadIn(sentence: string, leadIns: readonly string[]): string {
  let rest = foldGoal(sentence).trim();
  for (let again = true; again;) {
    const lead = leadIns.find(
      (entry) =>
        rest.startsWith(entry) &&
        !/^[\p{Script=Latin}\p{Script=Arabic}]/u.test(rest.slice(entry.length)),
    );
    again = lead !== undefined && lead.length < rest.length;
    if (lead !== undefined && again) rest = rest.slice(lead.length).replace(/^[\s,،，]+/u, '');
  }
  return rest;
}

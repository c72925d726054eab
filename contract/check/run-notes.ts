import { ACTORS } from './adapter.ts';
import type { Left } from './phases/changes.ts';
import type { WorkflowResult } from './phases/workflows.ts';

/** What was not drawn is sent until a run has lasted so long: a run ends within a minute. */
export const LONG_MS = 40_000;

export function openRefusals(refusals: readonly string[]): string[] {
  if (refusals.length === 0) return [];
  const byStatus = Map.groupBy(refusals, (one) => /\d+/.exec(one.slice(one.lastIndexOf('(')))?.[0]);
  const parts = [...byStatus].map(([status, list]) => {
    const named = list.slice(0, NAMED).map((one) => one.slice(0, one.lastIndexOf(' (')));
    const more = list.length - named.length;
    return `${status} of ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  });
  return [
    `The contract documents no such refusal: ${parts.join('; ')}. They were not held against the server.`,
  ];
}

/** Operations that a note names. */
const NAMED = 3;

export const leftAlone = (operations: readonly string[]): string[] =>
  operations.length === 0
    ? []
    : [
        `A success of ${operations.join(', ')} would end the session of the run, so none was asked for; an adapter's "examples" can give headers of another one.`,
      ];

export const leftText = ({ count, isLong }: Left): string =>
  `${count.toLocaleString('en')} of the changed requests were not sent: ${
    isLong ? `the run had lasted ${LONG_MS / 1000} seconds` : 'the server answered 429'
  }. The seed decides which ones come first; --all sends them all.`;

export const undrawnText = (count: number, most: number): string =>
  `${count} changed requests were left out, drawn by the seed, so that one person sends at most ${most}; --all sends them.`;

/** Workflows that were left out, or of which a step was, by the reason. */
export function leftOut(results: readonly WorkflowResult[]): string[] {
  const left = results.filter((one) => one.left !== undefined);
  const alike = Map.groupBy(left, ({ isKept, left: reason }) => `${isKept} ${reason}`);
  return [...alike.values()].map((group) => {
    const [first] = group;
    const isOne = group.length === 1;
    const names = group.map(({ workflow }) => `"${workflow}"`).join(', ');
    const workflows = `workflow${isOne ? '' : 's'} ${names}`;
    return first?.isKept
      ? `Of the ${workflows} a step was left out: ${first.left}.`
      : `The ${workflows} ${isOne ? 'was' : 'were'} left out: ${first?.left}.`;
  });
}

export function missingActors(actors: Partial<Record<string, unknown>>): string[] {
  const missing = ACTORS.filter((name) => actors[name] === undefined);
  return missing.length === 0
    ? []
    : [`No actor is ${missing.join(', ')}: what only these can show was not looked for.`];
}

export const goneText = (requests: number): string =>
  `The server stopped listening after ${requests.toLocaleString('en')} requests, and the run ended there. Its own log may say why.`;

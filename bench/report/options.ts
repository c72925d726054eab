import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export type BenchOptions<P extends string> = {
  parts: readonly P[];
  rounds: number;
  /** Pages measured with the first screens, given as `name=address`. */
  others: readonly { name: string; url: string }[];
  /** Folder of an earlier checkout, installed and built, whose first screens are measured too. */
  before?: string;
  /** Prints alone, and leaves the results file as it is. */
  isTrial: boolean;
};

export const DEFAULT_ROUNDS = 5;
const MOST_ROUNDS = 99;

function readTarget(text: string): { name: string; url: string } {
  const at = text.indexOf('=');
  const url = text.slice(at + 1);
  if (at < 1 || !URL.canParse(url)) throw new Error(`--target takes name=address, not ${text}.`);
  return { name: text.slice(0, at), url };
}

/** The command line, read. @throws with a sentence where it cannot be. */
export function readOptions<P extends string>(
  words: readonly string[],
  parts: readonly P[],
): BenchOptions<P> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      only: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string', default: String(DEFAULT_ROUNDS) },
      target: { type: 'string', multiple: true, default: [] },
      before: { type: 'string' },
      trial: { type: 'boolean', default: false },
    },
  });
  const named = values.only.flatMap((text) => text.split(','));
  const unknown = named.filter((name) => !(parts as readonly string[]).includes(name));
  if (unknown.length > 0)
    throw new Error(`No part ${unknown.join(', ')}. The parts: ${parts.join(', ')}.`);
  const rounds = /^\d{1,2}$/.test(values.rounds) ? Number(values.rounds) : 0;
  if (rounds < 1) throw new Error(`--rounds takes a number from 1 to ${MOST_ROUNDS}.`);
  return {
    parts: named.length === 0 ? parts : parts.filter((part) => named.includes(part)),
    rounds,
    others: values.target.map(readTarget),
    ...(values.before !== undefined && { before: resolve(values.before) }),
    isTrial: values.trial,
  };
}

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pattern } from './collect.ts';

/**
 * Patterns that withstood every attack when they were written: attacking all of them anew takes minutes,
 * so `npm test` attacks those that are not noted here, and `npm run test:long` every one. A note that is
 * missing costs time alone. `MEASURED=write` notes what the long tests attack.
 */
const FILE = join(import.meta.dirname, 'measured.txt');

/** Other attacks are other proofs. */
const attacks = ['attacks.ts', 'measure.ts']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

function noteOf({ source, flags }: Pattern, longest: number | undefined): string {
  const made = createHash('sha256').update(`${attacks}\n/${source}/${flags} ${longest ?? ''}`);
  return made.digest('base64url').slice(0, 16);
}

type Longest = (pattern: Pattern) => number | undefined;

/** Those of the patterns that are not noted. */
export function unmeasured(patterns: readonly Pattern[], longest: Longest): Pattern[] {
  const noted = new Set(readFileSync(FILE, 'utf8').split('\n'));
  return patterns.filter((pattern) => !noted.has(noteOf(pattern, longest(pattern))));
}

/** Notes these patterns, and none but them. */
export function noteMeasured(all: readonly (readonly [readonly Pattern[], Longest])[]): void {
  const notes = all.flatMap(([patterns, longest]) =>
    patterns.map((pattern) => noteOf(pattern, longest(pattern))),
  );
  writeFileSync(FILE, `${[...new Set(notes)].toSorted().join('\n')}\n`);
}

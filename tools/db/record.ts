import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const MIGRATIONS = resolve(import.meta.dirname, '../../server/db/migrations');

/** A migration as it landed: its name, its place in time, and the SHA-256 of its statements. */
export type Landed = { tag: string; when: number; hash: string };

type Journal = { entries: { idx: number; when: number; tag: string }[] };

const RECORD = 'landed.json';

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Migrations that landed, the oldest first. */
export const readLanded = (folder = MIGRATIONS): Landed[] => read<Landed[]>(join(folder, RECORD));

function present(folder: string): Landed[] {
  return read<Journal>(join(folder, 'meta/_journal.json')).entries.map(({ tag, when }) => ({
    tag,
    when,
    hash: createHash('sha256')
      .update(readFileSync(join(folder, `${tag}.sql`)))
      .digest('hex'),
  }));
}

/** What is wrong with the migrations, in a sentence each: databases rely on every landed one. */
export function brokenMigrations(folder = MIGRATIONS): string[] {
  const landed = readLanded(folder);
  let now: Landed[];
  try {
    now = present(folder);
  } catch (error) {
    return [`A migration cannot be read: ${error instanceof Error ? error.message : 'unknown'}`];
  }
  const changed = landed.flatMap((entry, at) => {
    const found = now[at];
    if (!found || found.tag !== entry.tag) return [`${entry.tag} landed and is not number ${at}`];
    if (found.hash !== entry.hash) return [`${entry.tag}.sql was edited after it landed`];
    return found.when === entry.when ? [] : [`${entry.tag} has another time in the journal`];
  });
  const unknown = now
    .slice(landed.length)
    .map(({ tag }) => `${tag} is not in ${RECORD}: make migrations with npm run db:generate`);
  const disorder = now
    .slice(1)
    .filter(({ when }, at) => when <= (now[at]?.when ?? 0))
    .map(({ tag }) => `${tag} is older than the migration before it`);
  return [...changed, ...unknown, ...disorder];
}

/** Adds what was generated to the record; entries that are there already stay as they are. */
export function recordMigrations(folder = MIGRATIONS): Landed[] {
  const landed = readLanded(folder);
  const added = present(folder).slice(landed.length);
  writeFileSync(join(folder, RECORD), `${JSON.stringify([...landed, ...added], null, 2)}\n`);
  return added;
}

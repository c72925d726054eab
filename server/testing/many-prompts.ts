import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { promptFavourites, prompts, savedPromptCounts } from '#server/db/schema/prompts.ts';
import { CATEGORIES } from '#server/modules/prompts/catalogue/categories.ts';
import { derive } from '#server/modules/prompts/prompt/derived.ts';
import { vector } from '#server/modules/prompts/prompt/repository.ts';
import { newId } from '#server/platform/database/ids.ts';

/** The goals are measured with so many; more would only fill the disk. */
export const MAX_PROMPTS = 100_000;
const BATCH = 200;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;
/** Every prompt has this word, so that a search for it finds the whole library. */
export const COMMON_WORD = 'report';

const SYLLABLES = [
  'ba',
  'den',
  'for',
  'gil',
  'kam',
  'lor',
  'mes',
  'nit',
  'pul',
  'ras',
  'sol',
  'tev',
];

/** 1,728 words, each in about as many prompts as the others. */
function wordOf(number: number): string {
  const part = (of: number) => SYLLABLES[of % SYLLABLES.length] ?? '';
  return part(number) + part(Math.floor(number / 12)) + part(Math.floor(number / 144));
}

/** A sequence without chance: the same library every time. */
const mixed = (index: number, salt: number) =>
  ((index * 7_919 + salt * 104_729) ^ (index >> 3)) >>> 0;

function promptOf(index: number, ownerId: string) {
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => wordOf(mixed(index, from + at))).join(' ');
  const content = {
    title: `${words(0, 3)} ${index}`,
    description: `A ${COMMON_WORD} about ${words(3, 4)}.`,
    body: `Write a ${COMMON_WORD} about {{topic}}.\n\n${words(7, 40)}`,
    categoryId: CATEGORIES[index % CATEGORIES.length]?.id ?? '',
    tags: [wordOf(mixed(index, 50))],
    variables: [],
    brief: null,
    language: 'en',
    direction: 'auto' as const,
    visibility: 'private' as const,
  };
  const { terms, ...row } = derive(content, ownerId);
  const at = new Date(FIRST_DAY + index * MINUTE_MS);
  const runs = mixed(index, 51) % 5;
  return {
    ...row,
    search: vector(terms),
    id: newId(),
    ownerId,
    source: 'manual' as const,
    version: 1,
    savedBy: ownerId,
    runCount: runs,
    lastRunAt: runs === 0 ? null : new Date(FIRST_DAY + (mixed(index, 52) % 3e9)),
    createdAt: at,
    updatedAt: new Date(at.getTime() + (mixed(index, 53) % 100_000) * MINUTE_MS),
  };
}

/** Fills a person's library with `count` prompts, one in ten marked. @throws RangeError beyond `MAX_PROMPTS`. */
export async function fillLibrary(db: Database, ownerId: string, count: number): Promise<void> {
  if (count > MAX_PROMPTS) throw new RangeError(`At most ${MAX_PROMPTS} prompts, not ${count}`);
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, at) =>
      promptOf(first + at, ownerId),
    );
    await db.insert(prompts).values(rows);
    const marked = rows.filter((_, at) => at % 10 === 0);
    await db
      .insert(promptFavourites)
      .values(marked.map((row) => ({ userId: ownerId, promptId: row.id, createdAt: new Date() })));
  }
  await db
    .insert(savedPromptCounts)
    .values({ ownerId, saved: count })
    .onConflictDoUpdate({
      target: savedPromptCounts.ownerId,
      set: { saved: sql`${savedPromptCounts.saved} + ${count}::int` },
    });
}

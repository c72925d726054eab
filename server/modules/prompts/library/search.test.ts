import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMemoryDatabase, type OpenDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { prompts, savedPromptCounts } from '#server/db/schema/prompts.ts';
import { newId } from '#server/platform/database/ids.ts';
import { insertPerson } from '#server/testing/people.ts';
import { CATEGORIES } from '../catalogue/categories.ts';
import { derive } from '../prompt/derived.ts';
import { transferRepository } from '../maintenance/transfer-repository.ts';
import { vector } from '../prompt/repository.ts';
import { answers, askedTerms, toTsquery } from '../prompt/search-terms.ts';
import type { ListShape, SortField } from './list-sql.ts';
import { listRepository } from './repository.ts';

/** The lists of the statement beside plain ones, which look at every prompt: of random texts in several scripts. */
const WORDS =
  'report Résumé resort re r Straße naïve الخطة خطّة والخطة معلّم خط 产品发布邮件 产品 邮 ประเทศไทย 東京タワー ab a 🎉 don’t {{topic}} x_y 42'.split(
    ' ',
  );
const QUESTIONS = [
  ...'r re rep report RESUME strasse خطة الخطة خ 产品 产 发布邮 ไทย タワ a ab abc 🎉 4 topic common c'.split(
    ' ',
  ),
  'report خطة',
  're 产品',
];
/** Of the most frequent questions to those of hardly any prompt, more than are tried at first. */
const SIZES = { own: 260, other: 130 };
const SORTS: SortField[] = ['updatedAt', 'createdAt', 'lastRunAt', 'runCount', 'title'];
const LIMIT = 20;
/** Four rows of a page would be 2,000 bytes each. */
const MAX_ROW = 700;

type Stored = Omit<ReturnType<typeof promptOf>, 'search'>;

let seed = 7;
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return Math.floor((seed / 2 ** 31) * below);
};
const words = (count: number) =>
  Array.from({ length: count }, () => WORDS[random(WORDS.length)] ?? '').join(' ');

function promptOf(ownerId: string, index: number) {
  const { terms, ...row } = derive(
    {
      title: words(1 + random(2)),
      description: random(2) === 0 ? '' : words(2),
      body: `common ${words(random(4))}`,
      categoryId: CATEGORIES[0]?.id ?? '',
      tags: random(4) === 0 ? ['Tag one'] : [],
      variables: [],
      brief: null,
      language: null,
      direction: 'auto',
      visibility: random(3) === 0 ? 'team' : 'private',
    },
    ownerId,
  );
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000);
  return {
    ...row,
    terms,
    search: vector(terms),
    id: newId(),
    ownerId,
    source: 'manual' as const,
    version: random(20) === 0 ? 0 : 1,
    savedBy: ownerId,
    runCount: random(3),
    lastRunAt: random(2) === 0 ? null : at(random(50)),
    createdAt: at(index),
    updatedAt: at(random(1_000)),
    deletedAt: random(20) === 0 ? at(0) : null,
  };
}

let database: OpenDatabase;
let own: string;
let other: string;
let stored: Stored[];

beforeAll(async () => {
  database = await openMemoryDatabase();
  await migrate(database);
  own = await insertPerson(database.db);
  other = await insertPerson(database.db, { role: 'user', ownerId: own, preset: 'editor' });
  const rows = [
    ...Array.from({ length: SIZES.own }, (_, index) => promptOf(own, index)),
    ...Array.from({ length: SIZES.other }, (_, index) => promptOf(other, index)),
  ];
  await database.db.insert(prompts).values(rows);
  stored = rows;
  for (const ownerId of [own, other]) {
    const saved = rows.filter((row) => row.ownerId === ownerId && isSaved(row)).length;
    await database.db.insert(savedPromptCounts).values({ ownerId, saved });
  }
});
afterAll(() => database.close());

const isSaved = (row: Stored) => row.version > 0 && row.deletedAt === null;

const order = (one: string | number | Date, another: string | number | Date) =>
  one < another ? -1 : Number(one > another);

function sorted(rows: Stored[], field: SortField, descending: boolean): string[] {
  const key = (row: Stored) => (field === 'title' ? codePoints(row.titleKey) : row[field]);
  const byKey = (one: Stored, another: Stored) => {
    const [first, second] = [key(one), key(another)];
    if (first === null || second === null) {
      if (first !== second) return first === null ? 1 : -1;
    } else if (order(first, second) !== 0)
      return descending ? -order(first, second) : order(first, second);
    return descending ? -order(one.id, another.id) : order(one.id, another.id);
  };
  return rows.toSorted(byKey).map(({ id }) => id);
}

/** As texts sort by code points, not by halves of them. */
const codePoints = (text: string) =>
  [...text].map((one) => one.codePointAt(0)?.toString(16).padStart(6, '0')).join('');

async function expectPlain(question: string, shape: Partial<ListShape>, pages: readonly number[]) {
  const asked = askedTerms(question);
  const whole: ListShape = {
    sort: { field: 'updatedAt', descending: true },
    state: 'saved',
    mine: true,
    team: true,
    starters: false,
    asked: asked.length > 0,
    category: false,
    source: false,
    favourite: undefined,
    ...shape,
  };
  const rows = stored.filter(
    (row) =>
      row.deletedAt === null &&
      (whole.state === 'draft' ? row.version === 0 : row.version > 0) &&
      answers(row.terms, asked) &&
      (row.ownerId === own ? whole.mine : whole.team && row.visibility === 'team'),
  );
  const ids = sorted(rows, whole.sort.field, whole.sort.descending);
  for (const page of pages) {
    const offset = (page - 1) * LIMIT;
    const found = await listRepository(database.db).page(whole, {
      callerId: own,
      asked: toTsquery(asked),
      starters: [],
      limit: LIMIT,
      offset,
    });
    const shown = found.entries.map((entry) => ('prompt' in entry ? entry.prompt.id : ''));
    const about = `${question} ${JSON.stringify(whole)} page ${page}`;
    expect(found.total, about).toBe(ids.length);
    expect(shown, about).toEqual(ids.slice(offset, offset + LIMIT));
  }
}

it.each(QUESTIONS)('%s finds what a look at every prompt finds', async (question) => {
  await expectPlain(question, {}, [1, 2, 6]);
  await expectPlain(question, { team: false }, [1, 3]);
  await expectPlain(question, { mine: false }, [1, 2]);
  await expectPlain(question, { state: 'draft', team: false }, [1]);
});

it.each(SORTS)('by %s a search and a list are in order on every page', async (field) => {
  const pages = Array.from({ length: 17 }, (_, index) => index + 1);
  for (const descending of [true, false]) {
    const sort = { field, descending };
    await expectPlain('', { sort }, pages);
    await expectPlain('', { sort, team: false }, pages);
    await expectPlain('', { sort, mine: false }, [1, 2, 3]);
    await expectPlain('common', { sort }, [1, 5]);
    await expectPlain('resume', { sort }, [1]);
  }
});

/** Bytes of the table without what is kept out of its rows. */
async function rowBytes(): Promise<number> {
  const { rows } = await database.sql.query("select pg_relation_size('prompts')::int as bytes");
  return (rows as { bytes: number }[])[0]?.bytes ?? 0;
}

it('keeps the words and the texts of a prompt out of its row, after a transfer too', async () => {
  const COUNT = 200;
  const body = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
  const rows = Array.from({ length: COUNT }, (_, index) => {
    const row = promptOf(other, index);
    const derived = derive({ ...row, body }, other);
    return { ...row, version: 1, body, search: vector(derived.terms) };
  });
  const before = await rowBytes();
  await database.db.insert(prompts).values(rows);
  const after = await rowBytes();
  expect(after - before).toBeLessThan(COUNT * MAX_ROW);
  await transferRepository(database.db).transfer({ from: other, to: own, since: new Date(0) });
  expect((await rowBytes()) - after).toBeLessThan((COUNT + SIZES.other) * MAX_ROW);
});

import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openMemoryDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import * as acceptances from '#server/db/schema/acceptances.ts';
import * as account from '#server/db/schema/account.ts';
import * as auth from '#server/db/schema/auth.ts';
import * as billing from '#server/db/schema/billing.ts';
import * as billingCards from '#server/db/schema/billing-cards.ts';
import * as billingPayments from '#server/db/schema/billing-payments.ts';
import * as billingEvents from '#server/db/schema/billing-events.ts';
import * as billingRefunds from '#server/db/schema/billing-refunds.ts';
import * as platform from '#server/db/schema/platform.ts';
import * as prompts from '#server/db/schema/prompts.ts';
import * as promptsDrafts from '#server/db/schema/prompts-drafts.ts';
import * as promptsModels from '#server/db/schema/prompts-models.ts';
import * as team from '#server/db/schema/team.ts';
import { brokenMigrations, MIGRATIONS } from './record.ts';
import { readCatalog } from './catalog.ts';

const SCHEMA = {
  ...acceptances,
  ...account,
  ...auth,
  ...billing,
  ...billingCards,
  ...billingPayments,
  ...billingEvents,
  ...billingRefunds,
  ...platform,
  ...prompts,
  ...promptsDrafts,
  ...promptsModels,
  ...team,
};
type Snapshot = ReturnType<typeof generateDrizzleJson>;
const parse = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

test('every landed migration is as it landed', () => {
  expect(brokenMigrations()).toEqual([]);
});

describe('planted faults', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'promptwell-migrations-'));
    cpSync(MIGRATIONS, copy, { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true, force: true }));
  const journal = (change: (entries: { when: number; tag: string }[]) => void) => {
    const file = join(copy, 'meta/_journal.json');
    const content = parse<{ entries: { when: number; tag: string }[] }>(file);
    change(content.entries);
    writeFileSync(file, JSON.stringify(content));
  };

  test('an edited migration is found', () => {
    appendFileSync(join(copy, '0000_initial.sql'), '\n-- a word more');
    expect(brokenMigrations(copy)).toEqual(['0000_initial.sql was edited after it landed']);
  });

  test('a removed migration is found, with its journal entry and without', () => {
    rmSync(join(copy, '0000_initial.sql'));
    expect(brokenMigrations(copy)[0]).toContain('cannot be read');
    journal((entries) => entries.shift());
    expect(brokenMigrations(copy)[0]).toContain('0000_initial landed and is not number 0');
  });

  test('a journal entry at another time, and a migration made by hand, are found', () => {
    journal(([first]) => {
      if (first) first.when += 1;
    });
    expect(brokenMigrations(copy)).toEqual(['0000_initial has another time in the journal']);
    cpSync(join(copy, '0000_initial.sql'), join(copy, '9999_by_hand.sql'));
    journal((entries) => entries.push({ ...entries[0], when: 1, tag: '9999_by_hand' }));
    expect(brokenMigrations(copy).join()).toMatch(/9999_by_hand is not in .* is older than/);
  });
});

describe('the schema in code', () => {
  test('is what the migrations make, column by column, index by index', async () => {
    const migrated = await openMemoryDatabase();
    await migrate(migrated);
    const catalog = await readCatalog(migrated.sql);
    await migrated.close();
    expect(catalog.length).toBeGreaterThan(200);
    const declared = await openMemoryDatabase();
    const empty = generateDrizzleJson({});
    for (const statement of await generateMigration(empty, generateDrizzleJson(SCHEMA)))
      await declared.sql.exec(statement);
    expect(catalog).toEqual(await readCatalog(declared.sql));
    await declared.sql.exec('drop index "users_owner"');
    expect(catalog, 'planted fault').not.toEqual(await readCatalog(declared.sql));
    await declared.close();
  });

  test('is what the newest snapshot says, so that the next migration holds only the next change', async () => {
    const entries = parse<{ entries: { idx: number }[] }>(join(MIGRATIONS, 'meta/_journal.json'));
    const newest = String(entries.entries.at(-1)?.idx).padStart(4, '0');
    const snapshot = parse<Snapshot>(join(MIGRATIONS, `meta/${newest}_snapshot.json`));
    const code = generateDrizzleJson(SCHEMA, snapshot.id);
    expect(await generateMigration(snapshot, code)).toEqual([]);
    const { users: _planted, ...without } = SCHEMA;
    expect(await generateMigration(snapshot, generateDrizzleJson(without))).not.toEqual([]);
  });
});

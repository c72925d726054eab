import { and, count, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { prompts as table, promptVersions, savedPromptCounts } from '#server/db/schema/prompts.ts';
import { createLog } from '#server/platform/log.ts';
import type { Caller } from '#server/platform/security/identity.ts';
import { onEachDatabase } from '#server/testing/each-database.ts';
import { insertPerson } from '#server/testing/people.ts';
import { callerOf, createBarrier, outcomes } from '#server/testing/races.ts';
import { createQuotaService } from '../../billing/quota/service.ts';
import { createSaveService } from '../editor/service.ts';
import type { PromptSource } from '../prompt/prompt-source.ts';
import { promptRepository, type PromptRepository } from '../prompt/repository.ts';
import { createSources } from '../sources/sources.ts';
import { workingCopyRepository, type WorkingCopyRepository } from './repository.ts';
import { createWorkingCopyService } from './service.ts';

/** Drafts and working copies against a crowd; planted naive versions (read, then write) are caught. */
const clock = { now: () => new Date() };
const draft = {
  title: 'Race',
  body: 'Say {{word}}.',
  categoryId: '01930c1e-5a00-7000-8000-0000000000ca',
};

onEachDatabase((opened) => {
  let database: OpenDatabase;
  let prompts: PromptRepository;
  let workingCopies: WorkingCopyRepository;
  let caller: Caller;

  beforeEach(async () => {
    database = opened();
    prompts = promptRepository(database.db);
    workingCopies = workingCopyRepository(database.db);
    caller = callerOf(await insertPerson(database.db));
  });

  function services(changed: { prompts?: PromptRepository; copies?: WorkingCopyRepository } = {}) {
    const deps = {
      clock,
      log: createLog('silent'),
      quota: createQuotaService({ db: database.db, clock }),
      team: {
        teamOf: (id: string) => Promise.resolve({ ownerId: id, memberIds: [id] }),
        hasTeam: () => Promise.resolve(false),
      },
      prompts: changed.prompts ?? prompts,
      workingCopies: changed.copies ?? workingCopies,
      sourceOf: createSources({
        stored: { readOnly: false } as PromptSource,
        starters: { readOnly: true } as PromptSource,
      }),
    };
    return { save: createSaveService(deps), saveWorkingCopy: createWorkingCopyService(deps) };
  }
  const about = () => ({ caller, locale: 'en' }) as const;

  async function drafts(): Promise<{ rows: number; counted: number; saved: number }> {
    const [rows] = await database.db
      .select({ count: count() })
      .from(table)
      .where(and(eq(table.ownerId, caller.id), eq(table.version, 0), isNull(table.deletedAt)));
    const [counted] = await database.db
      .select()
      .from(savedPromptCounts)
      .where(eq(savedPromptCounts.ownerId, caller.id));
    return {
      rows: rows?.count ?? 0,
      counted: counted?.drafts ?? 0,
      saved: counted?.saved ?? 0,
    };
  }

  describe('fifty drafts', () => {
    const CROWD = 80;
    const crowd = (changed?: PromptRepository) => {
      const { save } = services(changed && { prompts: changed });
      return outcomes(Array.from({ length: CROWD }, () => save.createDraft(draft, about())));
    };

    it('are fifty, however many come at once', async () => {
      expect(await crowd()).toEqual({ ok: 50, drafts_full: 30 });
      expect(await drafts()).toEqual({ rows: 50, counted: 50, saved: 0 });
    });

    it('are more when they are counted before the write (planted)', async () => {
      const allCounted = createBarrier(CROWD);
      const own = eq(savedPromptCounts.ownerId, caller.id);
      let written: Promise<unknown> = Promise.resolve();
      const naive: PromptRepository = {
        ...prompts,
        async insert(input) {
          const { rows } = await drafts();
          await allCounted();
          if (rows >= 50) return 'full';
          // One after another, or the counter that each takes away first would count the others.
          const write = written.then(async () => {
            await database.db.delete(savedPromptCounts).where(own);
            return prompts.insert(input);
          });
          written = write;
          return write;
        },
      };
      expect(await crowd(naive)).toEqual({ ok: CROWD });
    });

    it('are counted right through a storm of keeping, naming, deleting and restoring', async () => {
      await crowd();
      const { save } = services();
      const kept = await database.db.select().from(table).where(eq(table.ownerId, caller.id));
      const storm = kept.flatMap(({ id }, index) => [
        index % 2 === 0
          ? save.savePrompt({ ...draft, id, baseVersion: 0 }, about())
          : prompts.remove(caller.id, id, clock.now()),
        prompts.restore({ ownerId: caller.id, id, deletedAfter: new Date(0), limit: 25 }),
      ]);
      await Promise.all([outcomes(storm), crowd()]);
      const there = await drafts();
      expect(there.rows).toBeLessThanOrEqual(50);
      expect(there.counted).toBe(there.rows);
      const [saved] = await database.db
        .select({ count: count() })
        .from(table)
        .where(and(eq(table.ownerId, caller.id), isNull(table.deletedAt)));
      expect(there.saved).toBe((saved?.count ?? 0) - there.rows);
      expect(there.saved).toBeLessThanOrEqual(25);
    });
  });

  it('gives a draft that many devices save its first version once', async () => {
    const { save } = services();
    const { id } = await save.createDraft(draft, about());
    const tally = await outcomes(
      Array.from({ length: 12 }, (_, index) =>
        save.savePrompt({ ...draft, id, baseVersion: 0, title: `Name ${index}` }, about()),
      ),
    );
    expect(tally).toEqual({ ok: 1, stale_version: 11 });
    expect(await drafts()).toEqual({ rows: 0, counted: 0, saved: 1 });
    const versions = await database.db
      .select({ version: promptVersions.version })
      .from(promptVersions)
      .where(eq(promptVersions.promptId, id));
    expect(versions).toEqual([{ version: 1 }]);
  });

  describe('changes of one revision', () => {
    const DEVICES = 12;
    async function race(copies: WorkingCopyRepository) {
      const { save, saveWorkingCopy } = services({ copies });
      const { id } = await save.createDraft(draft, about());
      const change = (revision: number) => (index: number) =>
        saveWorkingCopy(
          id,
          { revision, baseVersion: 0, content: { title: `Title ${index}`, body: 'Say it.' } },
          about(),
        );
      const all = (one: (index: number) => Promise<unknown>) =>
        outcomes(Array.from({ length: DEVICES }, (_, index) => one(index)));
      return { first: await all(change(0)), next: await all(change(1)) };
    }

    it('are kept once', async () => {
      const once = { ok: 1, stale_revision: 11 };
      expect(await race(workingCopies)).toEqual({ first: once, next: once });
    });

    it('overwrite one another when the revision is checked before the write (planted)', async () => {
      const barriers = [createBarrier(DEVICES), createBarrier(DEVICES)];
      const naive: WorkingCopyRepository = {
        ...workingCopies,
        async keep(input) {
          const found = await workingCopies.find(input);
          await barriers[input.revision]?.();
          if ((found?.revision ?? 0) !== input.revision) return undefined;
          return (await workingCopies.keep({ ...input, revision: 0 })) ?? input.revision + 1;
        },
      };
      expect((await race(naive)).first).toEqual({ ok: DEVICES });
    });
  });
});

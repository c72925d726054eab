import { and, count, eq, isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { usageCounters } from '#server/db/schema/billing.ts';
import { savedPromptCounts, prompts as table, promptVersions } from '#server/db/schema/prompts.ts';
import type { Caller } from '#server/platform/security/identity.ts';
import { newId } from '#server/platform/database/ids.ts';
import { createLog } from '#server/platform/log.ts';
import { problem } from '#server/platform/problems.ts';
import { onEachDatabase } from '#server/testing/each-database.ts';
import { insertPerson } from '#server/testing/people.ts';
import { callerOf, createBarrier, outcomes } from '#server/testing/races.ts';
import { createScriptedModel, saying } from '#server/testing/scripted-model.ts';
import { stubDocuments } from '#server/testing/stub-ports.ts';
import { createQuotaService, type QuotaService } from '../billing/quota/service.ts';
import { workingCopyRepository } from './drafts/repository.ts';
import { promptRepository, type PromptRepository } from './prompt/repository.ts';
import { createSaveService } from './editor/service.ts';
import type { PromptSource } from './prompt/prompt-source.ts';
import { createSources } from './sources/sources.ts';
import { createPromptsService } from './service.ts';

/**
 * Limits and versions against a crowd. Each race is run on the code as it is and on a planted naive
 * version (read, then write), which has to be caught: a check that passes both proves nothing.
 */
const CATEGORY = '01930c1e-5a00-7000-8000-0000000000ca';
const FREE = { runs: 20, saved: 25 };
const draft = { title: 'Race', body: 'Say {{word}}.', categoryId: CATEGORY };
const clock = { now: () => new Date() };
const log = createLog('silent');

onEachDatabase((opened) => {
  let database: OpenDatabase;
  let quota: QuotaService;
  let repository: PromptRepository;
  let caller: Caller;

  beforeEach(async () => {
    database = opened();
    repository = promptRepository(database.db);
    quota = createQuotaService({ db: database.db, clock });
    caller = callerOf(await insertPerson(database.db));
  });

  const sourceOf = createSources({
    stored: { readOnly: false } as PromptSource,
    starters: { readOnly: true } as PromptSource,
  });
  const team = {
    teamOf: (id: string) => Promise.resolve({ ownerId: id, memberIds: [id] }),
    hasTeam: () => Promise.resolve(false),
  };
  const saver = (prompts: PromptRepository) => {
    const workingCopies = workingCopyRepository(database.db);
    return createSaveService({ clock, quota, team, log, prompts, workingCopies, sourceOf });
  };

  describe('a month’s runs', () => {
    const request = {
      subject: { promptId: null, promptVersion: null, categoryId: CATEGORY },
      values: {},
      rendered: 'Say it.',
      parameters: {},
    };
    function runner(rule: QuotaService) {
      const model = createScriptedModel();
      model.script = saying(['ok'], 20);
      const { db } = database;
      const documents = stubDocuments;
      const models = {
        choose: () => Promise.resolve(model),
        current: () => Promise.resolve(model),
      };
      const service = createPromptsService({
        db,
        clock,
        quota: rule,
        team,
        log,
        models,
        documents,
      });
      const { signal } = new AbortController();
      const about = { caller, locale: 'en', signal, requestId: 'req_race' } as const;
      return () => service.runs.runWhole({ ...request, model }, about);
    }
    const CROWD = 60;
    const race = (run: () => Promise<unknown>) => outcomes(Array.from({ length: CROWD }, run));

    it('are exactly the limit', async () => {
      expect(await race(runner(quota))).toEqual({
        ok: FREE.runs,
        quota_exceeded: CROWD - FREE.runs,
      });
      expect((await quota.read(caller.id)).runs.used).toBe(FREE.runs);
    });

    it('are more when they are read before they are written (planted)', async () => {
      const { db } = database;
      const month = { ownerId: caller.id, meter: 'runs', periodStart: new Date(0) } as const;
      const own = and(eq(usageCounters.ownerId, caller.id), eq(usageCounters.meter, 'runs'));
      await db.insert(usageCounters).values({ ...month, used: 0 });
      const receipt = { id: newId(), ownerId: caller.id, meter: 'runs', periodStart: '' } as const;
      const run = runner({ ...quota, reserve: () => Promise.resolve(receipt) });
      const allRead = createBarrier(CROWD);
      const tally = await race(async () => {
        const [row] = await db.select().from(usageCounters).where(own);
        await allRead();
        if ((row?.used ?? 0) >= FREE.runs) throw problem('quota_exceeded');
        const used = (row?.used ?? 0) + 1;
        await db.update(usageCounters).set({ used }).where(own);
        return run();
      });
      expect(tally).toEqual({ ok: CROWD });
    });
  });

  describe('saves on one version', () => {
    const DEVICES = 20;
    async function race(prompts: PromptRepository) {
      const service = saver(prompts);
      const { prompt } = await service.savePrompt(draft, { caller, locale: 'en' });
      const work = Array.from({ length: DEVICES }, (_, index) =>
        service.savePrompt(
          { ...draft, id: prompt.id, baseVersion: 1, title: `Change ${index}` },
          { caller, locale: 'en' },
        ),
      );
      const tally = await outcomes(work);
      const [versions] = await database.db
        .select({ count: count() })
        .from(promptVersions)
        .where(eq(promptVersions.promptId, prompt.id));
      return { tally, versions: versions?.count };
    }

    it('are kept once', async () => {
      expect(await race(repository)).toEqual({
        tally: { ok: 1, stale_version: DEVICES - 1 },
        versions: 2,
      });
    });

    it('overwrite one another when the version is checked before the write (planted)', async () => {
      const allRead = createBarrier(DEVICES);
      const naive: PromptRepository = {
        ...repository,
        async update({ visibility, id, base, change }) {
          const [row] = await database.db.select().from(table).where(eq(table.id, id));
          await allRead();
          if (row?.version !== base) return undefined;
          const { title, version } = change;
          await database.db.update(table).set({ title, version }).where(eq(table.id, id));
          return repository.find(visibility, id);
        },
      };
      expect((await race(naive)).tally).toEqual({ ok: DEVICES });
    });
  });

  describe('a library of 25', () => {
    const CROWD = 60;
    const crowd = (prompts: PromptRepository, size = CROWD) => {
      const service = saver(prompts);
      return outcomes(
        Array.from({ length: size }, () => service.savePrompt(draft, { caller, locale: 'en' })),
      );
    };
    async function rows(): Promise<number> {
      const [row] = await database.db
        .select({ count: count() })
        .from(table)
        .where(and(eq(table.ownerId, caller.id), isNull(table.deletedAt)));
      return row?.count ?? 0;
    }

    it('holds 25, however many come at once', async () => {
      expect(await crowd(repository)).toEqual({
        ok: FREE.saved,
        quota_exceeded: CROWD - FREE.saved,
      });
      expect([await rows(), (await quota.read(caller.id)).savedPrompts.used]).toEqual([
        FREE.saved,
        FREE.saved,
      ]);
    });

    it('counts what is there through a storm of deleting, restoring and saving', async () => {
      await crowd(repository, 25);
      const kept = await database.db.select().from(table).where(eq(table.ownerId, caller.id));
      const storm = kept.flatMap(({ id }) => [
        repository.remove(caller.id, id, clock.now()),
        repository.remove(caller.id, id, clock.now()),
        repository.restore({
          ownerId: caller.id,
          id,
          deletedAfter: new Date(0),
          limit: FREE.saved,
        }),
      ]);
      await Promise.all([outcomes(storm), crowd(repository, 30)]);
      const there = await rows();
      expect(there).toBeLessThanOrEqual(FREE.saved);
      expect((await quota.read(caller.id)).savedPrompts.used).toBe(there);
    });

    it('overflows when it is counted before the write (planted)', async () => {
      const allCounted = createBarrier(CROWD);
      const naive: PromptRepository = {
        ...repository,
        async insert(input) {
          const there = await rows();
          await allCounted();
          if (input.limit !== null && there >= input.limit) return 'full';
          return repository.insert({ ...input, limit: null });
        },
      };
      expect(await crowd(naive)).toEqual({ ok: CROWD });
      await database.db.delete(savedPromptCounts).where(eq(savedPromptCounts.ownerId, caller.id));
    });
  });
});

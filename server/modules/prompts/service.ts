import type { Database } from '#server/db/client.ts';
import { problemsOf } from '#server/contract.ts';
import { workingCopyRepository } from './drafts/repository.ts';
import { createWorkingCopyService } from './drafts/service.ts';
import { createDownloadService } from './downloads/service.ts';
import { readerRepository } from './downloads/repository.ts';
import { createSaveService } from './editor/service.ts';
import { createGenerateService } from './generator/service.ts';
import { createCategoryService } from './library/category-service.ts';
import { categoryRepository } from './library/category-repository.ts';
import { listRepository } from './library/repository.ts';
import { createLibraryService } from './library/service.ts';
import { assessRepository } from './maintenance/assess-repository.ts';
import { maintenanceRepository } from './maintenance/repository.ts';
import { transferRepository } from './maintenance/transfer-repository.ts';
import { thinningRepository } from './maintenance/thinning-repository.ts';
import type { DocumentDeps, ModelDeps, SharedDeps } from './prompt/deps.ts';
import { promptRepository } from './prompt/repository.ts';
import { runRepository } from './run/repository.ts';
import { createRunService } from './run/service.ts';
import { createResolver } from './sources/resolve.ts';
import { storedPromptRepository } from './sources/repository.ts';
import { createSources } from './sources/sources.ts';
import { createStoredPrompts } from './sources/stored-prompts.ts';
import { starterUseRepository } from './starters/repository.ts';
import { createStarterPrompts } from './starters/starter-prompts.ts';
import { trashRepository } from './trash/repository.ts';
import { RETENTION_MS } from './trash/retention.ts';
import { createTrashService } from './trash/service.ts';
import { createMeteredWork } from './usage/metered-work.ts';
import { figuresRepository } from './usage/figures-repository.ts';
import { activityRepository } from './usage/repository.ts';
import { versionRepository } from './versions/repository.ts';
import { createVersionService } from './versions/service.ts';

/** A run or generation that has not moved for so long was left by a server that died. */
const ABANDONED_MS = 5 * 60_000;

/** Batches of an hour: 10,000 runs. */
const THINNING_BATCHES = 20;

export type PromptsDeps = SharedDeps & ModelDeps & DocumentDeps & { db: Database };

/** The prompts module, wired. `sweep` is for a job every minute or so, `stop` for the server's end. */
export function createPromptsService({ db, ...ports }: PromptsDeps) {
  const { clock } = ports;
  const ending = new AbortController();
  const prompts = promptRepository(db);
  const versions = versionRepository(db);
  const workingCopies = workingCopyRepository(db);
  const maintenance = maintenanceRepository(db);
  const thinning = thinningRepository(db);
  const assess = assessRepository(db);
  const sourceOf = createSources({
    stored: createStoredPrompts({ prompts, versions, stored: storedPromptRepository(db) }),
    starters: createStarterPrompts({ starterUse: starterUseRepository(db) }),
  });
  const deps = {
    ...ports,
    shutdown: ending.signal,
    prompts,
    workingCopies,
    lists: listRepository(db),
    categories: categoryRepository(db),
    runs: runRepository(db),
    activities: activityRepository(db),
    trash: trashRepository(db),
    readers: readerRepository(db),
    sourceOf,
    resolve: createResolver({ team: ports.team, sourceOf }),
  };
  const metered = createMeteredWork(deps);
  const save = createSaveService(deps);
  const runs = createRunService(deps);

  async function settleAbandoned(before: Date): Promise<void> {
    await runs.sweep(before);
    await metered.sweep(before);
  }

  return {
    library: createLibraryService(deps),
    versions: createVersionService(deps),
    categories: createCategoryService(deps),
    downloads: createDownloadService({ ...deps, metered, save }),
    generator: createGenerateService({ ...deps, metered }),
    save,
    saveWorkingCopy: createWorkingCopyService(deps),
    runs,
    trash: createTrashService(deps),
    figures: figuresRepository(db),

    /** Gives another person what one has made since a moment; how many, the trash aside. */
    transferPrompts: (tx: Database, move: { from: string; to: string; since: Date }) =>
      transferRepository(tx).transfer(move),
    /** Saved prompts by owner; owners without any are missing. */
    countSavedByOwner: (ownerIds: readonly string[]) => prompts.savedByOwner(ownerIds),

    /** Ends what servers that died had begun, refunds its quota, purges the trash and assesses older prompts. */
    async sweep(): Promise<void> {
      const now = clock.now().getTime();
      await settleAbandoned(new Date(now - ABANDONED_MS));
      await maintenance.eraseTrash(new Date(now - RETENTION_MS));
      await assess.assessStored();
    },
    /**
     * Deletes the rows of histories beyond their bound; no run that began after `before`. For every hour,
     * in bounded batches, since each blocks the embedded database.
     */
    async thin(before: Date): Promise<void> {
      for (let batch = 0; batch < THINNING_BATCHES; batch += 1)
        if ((await thinning.thinRuns(before)) === 0) break;
      await thinning.thinVersions();
    },
    /** Ends everything that is under way: right after the start of the only server of a database. */
    recover: () => settleAbandoned(new Date(clock.now().getTime() + 1)),
    /** Requests with keys from before are new ones from now on. */
    releaseKeys: runs.releaseKeys,

    /** Server shutdown: runs under way end now as interrupted, with the output so far. */
    stop: () =>
      ending.abort(problemsOf<'executePrompt'>().problem('unavailable', { retryAfter: 5 })),
  };
}

export type PromptsService = ReturnType<typeof createPromptsService>;

import type { Database } from '#server/db/client.ts';
import { problemsOf } from '#server/contract.ts';
import { createActivityRepository } from './usage/repository.ts';
import { createCategoryService } from './library/category-service.ts';
import { createDownloadService } from './downloads/service.ts';
import { createGenerateService } from './generator/service.ts';
import { createHistoryService } from './versions/service.ts';
import { createLibraryService } from './library/service.ts';
import { createListRepository } from './library/repository.ts';
import { createMeteredWork } from './usage/metered-work.ts';
import type { DocumentNeeds, ModelNeeds, SharedNeeds } from './prompt/deps.ts';
import { createPromptRepository } from './prompt/repository.ts';
import { createReaderRepository } from './downloads/repository.ts';
import { createResolver } from './sources/resolve.ts';
import { createRunRepository } from './run/repository.ts';
import { createRunService } from './run/service.ts';
import { createSaveService } from './editor/service.ts';
import { createThinningRepository } from './maintenance/thinning-repository.ts';
import { createTrashRepository } from './trash/repository.ts';
import { createTrashService } from './trash/service.ts';
import { createUpkeepRepository } from './maintenance/repository.ts';
import { createVersionRepository } from './versions/repository.ts';

/** A run or generation that has not moved for so long was left by a server that died. */
const ABANDONED_MS = 5 * 60_000;

export type PromptsDeps = SharedNeeds & ModelNeeds & DocumentNeeds & { db: Database };

/** Everything that is done with prompts. `sweep` is for a job every minute or so, `stop` for the server's end. */
export function createPromptsService(deps: PromptsDeps) {
  const { db, ...shared } = deps;
  const ending = new AbortController();
  const needs = {
    ...shared,
    shutdown: ending.signal,
    prompts: createPromptRepository(db),
    versions: createVersionRepository(db),
    lists: createListRepository(db),
    runs: createRunRepository(db),
    activities: createActivityRepository(db),
    trash: createTrashRepository(db),
    upkeep: createUpkeepRepository(db),
    readers: createReaderRepository(db),
  };
  const thinning = createThinningRepository(db);
  const resolve = createResolver(needs);
  const metered = createMeteredWork(needs);
  const save = createSaveService(needs);
  const runs = createRunService(needs);
  const trash = createTrashService(needs);

  async function settleAbandoned(before: Date): Promise<void> {
    await runs.sweep(before);
    await metered.sweep(before);
  }

  return {
    modelId: deps.model.id,
    resolve,
    library: createLibraryService(needs),
    history: createHistoryService(needs),
    categories: createCategoryService(needs),
    downloads: createDownloadService({ ...needs, metered, save, resolve }),
    generate: createGenerateService({ ...needs, metered }),
    save,
    runs,
    trash,

    /** Everything that one person owns becomes another's: a sub-user who is removed with `transferTo`. */
    transferPrompts: (fromId: string, toId: string) => needs.upkeep.transfer(fromId, toId),
    /** How many prompts each of these people keeps; who keeps none is missing. */
    countSavedByOwner: (ownerIds: readonly string[]) => needs.prompts.savedByOwner(ownerIds),

    /** Ends what servers that died had begun, gives their quota back, and empties old trash. */
    async sweep(): Promise<void> {
      await settleAbandoned(new Date(deps.clock.now().getTime() - ABANDONED_MS));
      await trash.sweep();
    },
    /** Removes what histories hold beyond their bound; no run that began after `before`. For every hour. */
    async thin(before: Date): Promise<void> {
      for (let removed = 1; removed > 0;) removed = await thinning.thinRuns(before);
      await thinning.thinVersions();
    },
    /** Ends everything that is under way: right after the start of the only server of a database. */
    recover: () => settleAbandoned(new Date(deps.clock.now().getTime() + 1)),
    /** Requests with keys from before are new ones from now on. */
    releaseKeys: runs.releaseKeys,

    /** The server is going: runs under way end now, as broken off, with what has come. */
    stop: () =>
      ending.abort(problemsOf<'executePrompt'>().problem('unavailable', { retryAfter: 5 })),
  };
}

export type PromptsService = ReturnType<typeof createPromptsService>;

/** How many prompts a person keeps now; what billing counts by (`QuotaDeps.countSavedPrompts`). */
export function savedPromptsCounter(db: Database): (userId: string) => Promise<number> {
  return createPromptRepository(db).saved;
}

import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { users } from '#server/db/schema/account.ts';
import { promptWorkingCopies as copies } from '#server/db/schema/prompts-drafts.ts';
import { promptFavourites, prompts } from '#server/db/schema/prompts.ts';
import type { WorkingCopyRow } from '../drafts/repository.ts';
import { personColumns, promptColumns, type FoundPrompt } from '../prompt/repository.ts';
import { accountOf, callersAccount } from '../prompt/team-sql.ts';

type ReadPrompt = Omit<FoundPrompt, 'savedBy'> & { copy: WorkingCopyRow | undefined };

/** A prompt as its page shows it, in one statement. */
export function storedPromptRepository(db: Database) {
  const callerId = sql.placeholder('callerId');
  const shared = and(
    eq(prompts.visibility, 'team'),
    gt(prompts.version, 0),
    sql`${accountOf('users')} = ${callersAccount}`,
  );
  const statement = prepared(() =>
    db
      .select({
        prompt: promptColumns,
        owner: personColumns,
        favourite: promptFavourites.promptId,
        copy: {
          revision: copies.revision,
          baseVersion: copies.baseVersion,
          content: copies.content,
          updatedAt: copies.updatedAt,
        },
      })
      .from(prompts)
      .innerJoin(users, eq(users.id, prompts.ownerId))
      .leftJoin(
        promptFavourites,
        and(eq(promptFavourites.promptId, prompts.id), eq(promptFavourites.userId, callerId)),
      )
      .leftJoin(
        copies,
        and(
          eq(copies.promptId, prompts.id),
          eq(copies.userId, callerId),
          isNotNull(copies.content),
        ),
      )
      .where(
        and(
          eq(prompts.id, sql.placeholder('id')),
          isNull(prompts.deletedAt),
          or(eq(prompts.ownerId, callerId), shared),
        ),
      ),
  );

  return {
    /** A prompt that the caller may see, with their mark and what they have in its editor. */
    async read(caller: string, id: string): Promise<ReadPrompt | undefined> {
      const [row] = await statement().execute({ callerId: caller, id });
      if (!row) return undefined;
      const { prompt, owner, favourite, copy } = row;
      const content = copy?.content;
      return {
        prompt,
        owner,
        isFavourite: favourite !== null,
        copy: copy && content ? { ...copy, content } : undefined,
      };
    },
  };
}

export type StoredPromptRepository = ReturnType<typeof storedPromptRepository>;

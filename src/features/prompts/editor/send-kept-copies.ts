import type { QueryClient } from '@tanstack/react-query';
import { codeOf } from '#src/api/problem.ts';
import { getGetPromptQueryKey } from '#src/generated/api/prompts/prompts.ts';
import type { Prompt } from '#src/generated/api/endpoints.schemas.ts';
import { draftStore, type DraftStore } from '#src/lib/draft-store.ts';
import { waitingCopies, type WaitingCopy } from '#src/session/waiting-copies.ts';
import { isPassing } from './copy-keeper.ts';
import { isKeptDraft } from './editor-values.ts';
import { isCopyOpen } from './open-copies.ts';
import { readCopy, sendCopy } from './use-prompt-copy.ts';
import { isSameContent, type ServerCopy } from './working-content.ts';

export type SendKeptDeps = {
  drafts: Pick<DraftStore, 'list' | 'read' | 'remove'>;
  isOpen: (promptId: string) => boolean;
  read: (promptId: string) => Promise<ServerCopy>;
  send: (promptId: string, copy: ServerCopy) => Promise<unknown>;
};

/**
 * Sends what waits on this device of prompts that no editor has open, one at a time; a server that does not
 * answer is left alone until the next round. @returns those that another device has changed as well: the editor
 * asks about them, or brings both together.
 */
export async function sendKept(deps: SendKeptDeps, userId: string): Promise<WaitingCopy[]> {
  const { drafts, isOpen, read, send } = deps;
  const asking: WaitingCopy[] = [];
  for (const copy of waitingCopies(drafts, userId)) {
    const form = `prompt.${copy.promptId}`;
    const kept = drafts.read(userId, form, isKeptDraft);
    if (!kept || isOpen(copy.promptId)) continue;
    const { values, revision = 0, baseVersion } = kept;
    try {
      const server = await read(copy.promptId);
      if (!isSameContent(values, server.values)) {
        if (revision !== server.revision || baseVersion !== server.baseVersion) {
          asking.push(copy);
          continue;
        }
        if (isOpen(copy.promptId)) continue;
        await send(copy.promptId, { values, revision, baseVersion });
      }
      // What was typed meanwhile is another change, which waits on.
      if (drafts.read(userId, form, isKeptDraft)?.at === kept.at) drafts.remove(userId, form);
    } catch (error) {
      if (codeOf(error) === 'stale_revision') asking.push(copy);
      else if (isPassing(error)) break;
    }
  }
  return asking;
}

/** Sends this device's copies by the generated calls. */
export function sendKeptCopies(client: QueryClient, userId: string): Promise<WaitingCopy[]> {
  return sendKept(
    {
      drafts: draftStore,
      isOpen: isCopyOpen,
      read: (promptId) => readCopy(client, promptId),
      send: (promptId, copy) => {
        const prompt = client.getQueryData<Prompt>(getGetPromptQueryKey(promptId));
        if (!prompt) throw new Error('A prompt that was just read is not there');
        return sendCopy(client, prompt, copy);
      },
    },
    userId,
  );
}

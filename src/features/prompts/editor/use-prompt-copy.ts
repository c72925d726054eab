import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { codeOf } from '#src/api/problem.ts';
import {
  getGetPromptQueryKey,
  getPrompt,
  invalidateListPrompts,
  savePrompt,
  saveWorkingCopy,
} from '#src/generated/api/prompts/prompts.ts';
import type { Prompt, WorkingCopy } from '#src/generated/api/endpoints.schemas.ts';
import { session } from '#src/session/session.ts';
import { useDraft, type Draft } from '#src/session/use-draft.ts';
import { createCopyKeeper, type CopyKeeper } from './copy-keeper.ts';
import {
  isKeptDraft,
  isSameDraft,
  toDraft,
  valuesOfPrompt,
  type KeptDraft,
} from './editor-values.ts';
import { useOpenCopy } from './open-copies.ts';
import { contentOfValues, serverCopyOf, type ServerCopy } from './working-content.ts';

export type PromptCopy = {
  keeper: CopyKeeper;
  /** Keeps content on this device alone. */
  save: (kept: KeptDraft) => void;
  discard: () => void;
};

/** The keeper of one prompt's working copy; what it sent or read is what the cache holds of the prompt. */
export function usePromptCopy(prompt: Prompt): PromptCopy {
  const client = useQueryClient();
  useOpenCopy(prompt.id);
  const draft = useDraft(`prompt.${prompt.id}`, isKeptDraft);
  const [{ save, discard }] = useState(() => ownSlot(draft));
  const [keeper] = useState(() =>
    createCopyKeeper({
      server: serverCopyOf(prompt),
      kept: draft.initial,
      send: (copy) => sendCopy(client, prompt, copy),
      read: () => readCopy(client, prompt.id),
      isSignedIn: () => session.getToken() !== undefined,
      store: { save, discard },
    }),
  );
  return { keeper, save, discard };
}

/** The device's one slot of a prompt, which other tabs use too: what one of them left there stays. */
export function ownSlot({
  initial,
  read,
  save,
  discard,
}: Draft<KeptDraft>): Pick<Draft<KeptDraft>, 'save' | 'discard'> {
  let own = initial?.at;
  return {
    save: (kept) => {
      own = kept.at;
      save(kept);
    },
    discard: () => {
      if (own !== undefined && read()?.at === own) discard();
      own = undefined;
    },
  };
}

export async function readCopy(client: QueryClient, promptId: string): Promise<ServerCopy> {
  const prompt = await getPrompt(promptId);
  client.setQueryData(getGetPromptQueryKey(promptId), prompt);
  return serverCopyOf(prompt);
}

export async function sendCopy(
  client: QueryClient,
  prompt: Prompt,
  copy: ServerCopy,
): Promise<{ revision: number }> {
  const { values, revision, baseVersion } = copy;
  const key = getGetPromptQueryKey(prompt.id);
  const known = client.getQueryData<Prompt>(key) ?? prompt;
  const put = (workingCopy: WorkingCopy | undefined) => {
    const { workingCopy: _before, ...rest } = known;
    client.setQueryData<Prompt>(key, { ...rest, ...(workingCopy && { workingCopy }) });
    // A draft is listed as it is kept.
    if (known.version === 0) void invalidateListPrompts(client);
  };
  if (isVersion(known, copy) && (await endCopy(known, revision))) {
    put(undefined);
    return { revision: 0 };
  }
  const content = contentOfValues(values);
  const answer = await saveWorkingCopy(prompt.id, { revision, baseVersion, content });
  put({ ...answer, baseVersion, content });
  return answer;
}

/** Whether all changes were taken back: a working copy would only hide what others save later. */
function isVersion(prompt: Prompt, { values, revision, baseVersion }: ServerCopy): boolean {
  const isNewest = prompt.version > 0 && prompt.version === baseVersion;
  return revision > 0 && isNewest && isSameDraft(values, valuesOfPrompt(prompt));
}

/** Saving what is saved makes no version, and ends the working copy. */
async function endCopy(prompt: Prompt, revision: number): Promise<boolean> {
  const { id, version: baseVersion } = prompt;
  try {
    await savePrompt({ ...toDraft(valuesOfPrompt(prompt)), id, baseVersion, revision });
    return true;
  } catch (error) {
    if (codeOf(error) === 'stale_version') return false;
    throw error;
  }
}

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import {
  getGetPromptQueryKey,
  useCreateDraft as useCreateDraftCall,
} from '#src/generated/api/prompts/prompts.ts';
import type { Brief } from '#src/generated/api/endpoints.schemas.ts';
import { paths } from '#src/lib/paths.ts';
import { sendCopy } from '../editor/use-prompt-copy.ts';
import type { PromptEditor, PromptRef } from '../editor/use-prompt-editor.ts';
import { isSameContent } from '../editor/working-content.ts';

export type DraftCreation = {
  /** Makes a prompt of the draft, and opens it. A repeat after a lost answer makes no second one. */
  create: () => void;
  isPending: boolean;
  error: unknown;
  dismiss: () => void;
};

/** Choosing a draft: from then on it is a prompt of the library, with an address of its own. */
export function useCreateDraft(
  { form, refuse }: Pick<PromptEditor, 'form' | 'refuse'>,
  brief: Brief | undefined,
  onCreated: (ref: PromptRef) => void,
): DraftCreation {
  const client = useQueryClient();
  const navigate = useNavigate();
  const call = useIdempotentRequest();
  const mutation = useCreateDraftCall({ request: call.request });
  const create = form.handleSubmit(async ({ changeNote: _note, ...draft }) => {
    if (mutation.isPending) return;
    const sent = structuredClone(form.getValues());
    const data = { ...draft, ...(brief && { brief }) };
    call.prepare(data);
    try {
      const { prompt } = await mutation.mutateAsync({ data });
      call.renew();
      client.setQueryData(getGetPromptQueryKey(prompt.id), prompt);
      const values = form.getValues();
      // What was typed while it was on its way is its first change.
      if (!isSameContent(values, sent))
        await sendCopy(client, prompt, { values, revision: 0, baseVersion: 0 });
      onCreated({ id: prompt.id, version: 0 });
      void navigate(paths.prompt(prompt.id));
    } catch {
      // Shown by `error`, above the draft.
    }
  }, refuse);
  return {
    create: () => void create(),
    isPending: mutation.isPending,
    error: mutation.error,
    dismiss: () => mutation.reset(),
  };
}

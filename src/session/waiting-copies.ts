import type { DraftStore } from '../lib/draft-store.ts';
import { isRecord } from '../lib/storage.ts';

/** A prompt whose last changes are on this device alone. */
export type WaitingCopy = { promptId: string; title: string };

const FORM = 'prompt.';

/** Changes of prompts that no server has confirmed, by the title that they have by now. */
export function waitingCopies(drafts: Pick<DraftStore, 'list'>, userId: string): WaitingCopy[] {
  return drafts.list(userId).flatMap(({ form, value }) => {
    if (!form.startsWith(FORM) || !isRecord(value) || !isRecord(value['values'])) return [];
    // A copy of a template that is not saved yet has no revision: it has nowhere to be sent to.
    if (typeof value['revision'] !== 'number') return [];
    const { title } = value['values'];
    return [{ promptId: form.slice(FORM.length), title: typeof title === 'string' ? title : '' }];
  });
}

import type { DraftStore } from '../lib/draft-store.ts';
import { isRecord } from '../lib/storage.ts';

/** What a person has typed and no server has: drafts of prompts, a goal, changes of the profile. */
export function hasUnsavedWork(drafts: Pick<DraftStore, 'list'>, userId: string): boolean {
  return drafts.list(userId).some(({ form, value }) => {
    // Values that a run was filled with are only a memory of it.
    if (form.startsWith('run.')) return false;
    if (!isRecord(value)) return true;
    // The form of a goal is kept from its first key on, and stays when it is emptied.
    const { goal } = value;
    if (form === 'generator.brief') return typeof goal === 'string' && goal.trim() !== '';
    return value['isDirty'] !== false;
  });
}

import type { DraftStore } from '../lib/draft-store.ts';
import { isRecord } from '../lib/storage.ts';

/** What a person has typed and no server has: drafts of prompts, a goal, changes of the profile. */
export function hasUnsavedWork(drafts: Pick<DraftStore, 'list'>, userId: string): boolean {
  const all = drafts.list(userId);
  const saved = savedGoal(all.find(({ form }) => form === 'generator.work')?.value);
  return all.some(({ form, value }) => {
    // Values that a run was filled with are only a memory of it.
    if (form.startsWith('run.')) return false;
    if (!isRecord(value)) return true;
    // The form of a goal is kept from its first key on, and stays when it is emptied.
    const { goal } = value;
    if (form === 'generator.brief')
      return typeof goal === 'string' && goal.trim() !== '' && goal !== saved;
    // A form whose changes were taken back one by one holds none.
    return Object.keys(value).length > 0 && value['isDirty'] !== false;
  });
}

/** The goal whose prompt is in the library by now: its form has nothing to lose. */
function savedGoal(kept: unknown): unknown {
  if (!isRecord(kept) || kept['isDirty'] !== false || !isRecord(kept['work'])) return undefined;
  const { brief } = kept['work'];
  return isRecord(brief) ? brief['goal'] : undefined;
}

import { RECENT_KEY } from '#src/lib/recent-key.ts';
import { isRecord, type Guard, type StorageArea } from '#src/lib/storage.ts';
import type { Command } from './command-types.ts';

const MOST = 5;

type Recent = { id: string; title: string; hint?: string; icon?: string; path?: string };

const isRecentList: Guard<Recent[]> = (value): value is Recent[] =>
  Array.isArray(value) &&
  value.every(
    (item) =>
      isRecord(item) &&
      ['id', 'title'].every((key) => typeof item[key] === 'string') &&
      ['hint', 'icon', 'path'].every(
        (key) => item[key] === undefined || typeof item[key] === 'string',
      ),
  );

/** Puts a command that was run at the head of this tab's recent ones, if it may be one of them. */
export function rememberCommand(area: StorageArea, command: Command): void {
  if (command.isNeverRecent) return;
  const { id, title, hint, icon, path } = command;
  const others = (area.getJson(RECENT_KEY, isRecentList) ?? []).filter((item) => item.id !== id);
  const recent = { id, title, hint, icon, path };
  area.setJson(RECENT_KEY, [recent, ...others].slice(0, MOST));
}

/**
 * The recent commands, newest first. A known one comes as it is now, in the language of now; what a
 * search had found is opened by its path; what can no longer be done is left out.
 */
export function recentCommands(
  area: StorageArea,
  known: readonly Command[],
  group: string,
  open: (path: string) => void,
): Command[] {
  return (area.getJson(RECENT_KEY, isRecentList) ?? []).flatMap((item): Command[] => {
    const { path } = item;
    const found = known.find(({ id }) => id === item.id);
    if (!found && (path === undefined || !path.startsWith('/'))) return [];
    const command = found ?? { ...item, group, run: () => open(String(path)) };
    return [{ ...command, group }];
  });
}

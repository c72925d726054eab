import { mdiFileDocumentOutline } from '@mdi/js';
import { listPrompts } from '../generated/api/prompts/prompts.ts';
import { paths } from '../lib/paths.ts';
import type { Command } from '../shell/command-palette/command-types.ts';

const MOST = 8;

/** The caller's prompts that match, as commands that open them. */
export async function searchPrompts(
  query: string,
  signal: AbortSignal,
  parts: { group: string; open: (path: string) => void },
): Promise<Command[]> {
  const { items } = await listPrompts({ q: query, pageSize: MOST }, undefined, signal);
  return items.map(({ id, title, description }) => ({
    id: `prompt:${id}`,
    title,
    hint: description,
    icon: mdiFileDocumentOutline,
    group: parts.group,
    path: paths.prompt(id),
    run: () => parts.open(paths.prompt(id)),
  }));
}

import { mdiPlus } from '@mdi/js';
import type { Command } from '../shell/command-palette/command-types.ts';
import type { NavItem, NavLink, NavNode, NavTitle } from '../shell/navigation/nav-types.ts';

export type CommandTexts = { group: string; title: (key: NavTitle) => string };

/** The menu's links as commands of the palette, in the menu's order. */
export function screenCommands(
  items: readonly NavItem[],
  texts: CommandTexts,
  open: (path: string, inNewTab: boolean) => void,
): Command[] {
  return items
    .flatMap((item) => (item.kind === 'section' ? [] : links(item)))
    .flatMap(({ title, path, icon, openInNewTab, disabled }) =>
      path === undefined || disabled
        ? []
        : [
            {
              id: `screen:${path}`,
              title: texts.title(title),
              icon,
              group: texts.group,
              run: () => open(path, openInNewTab === true),
            },
          ],
    );
}

/** The main job, from anywhere. */
export function newPromptCommand(
  texts: { group: string; title: string },
  open: () => void,
): Command {
  return { id: 'action:newPrompt', icon: mdiPlus, ...texts, run: open };
}

function links(node: NavNode): NavLink[] {
  return node.kind === 'link' ? [node] : node.children.flatMap(links);
}

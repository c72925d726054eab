import type { Command } from '../shell/command-palette/command-types.ts';
import type { NavItem, NavLink, NavNode, QuickAction } from '../shell/navigation/nav-types.ts';

export type CommandTexts = {
  screens: string;
  actions: string;
  title: (key: NavLink['title'] | QuickAction['title']) => string;
};

/** The menu's links as commands of the palette, in the menu's order, with what they offer to do. */
export function screenCommands(
  items: readonly NavItem[],
  texts: CommandTexts,
  open: (path: string, inNewTab: boolean) => void,
): Command[] {
  return items
    .flatMap((item) => (item.kind === 'section' ? [] : links(item)))
    .flatMap(({ title, path, icon, openInNewTab, disabled, quickAction }) => {
      if (path === undefined || disabled) return [];
      const run = () => open(path, openInNewTab === true);
      const screen = { id: `screen:${path}`, title: texts.title(title), icon, run };
      return [
        { ...screen, group: texts.screens },
        ...(quickAction
          ? [{ ...quickAction, title: texts.title(quickAction.title), group: texts.actions, run }]
          : []),
      ];
    });
}

function links(node: NavNode): NavLink[] {
  return node.kind === 'link' ? [node] : node.children.flatMap(links);
}

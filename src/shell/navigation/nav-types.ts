import type { ThemeColor } from '#src/theme/palette.ts';
import type shellTexts from '#public/locales/en/shell.json';

/** A text of the menu: a key below `nav` in the namespace `shell`. */
export type NavTitle = `nav.${keyof (typeof shellTexts)['nav']}`;

type Permission = { action?: string; subject?: string };

/** A heading between entries. */
export type NavSection = Permission & { kind: 'section'; sectionTitle: NavTitle };

type NavEntry = Permission & {
  title: NavTitle;
  /** A path of @mdi/js; entries inside a group may do without. */
  icon?: string;
  badgeContent?: string | number;
  /** `primary` when left out. */
  badgeColor?: ThemeColor;
  disabled?: boolean;
};

/** A text of the palette: a key below `palette` in the namespace `shell`. */
type PaletteTitle = `palette.${keyof (typeof shellTexts)['palette']}`;

export type QuickAction = { id: string; title: PaletteTitle; icon: string };

/** An entry without a path does nothing on click. */
export type NavLink = NavEntry & {
  kind: 'link';
  path?: string;
  openInNewTab?: boolean;
  /** Other addresses, with all below them, that are this entry's: it is active there alone. */
  covers?: readonly string[];
  /** The palette offers it as something to do, too. */
  quickAction?: QuickAction;
};

export type NavGroup = NavEntry & { kind: 'group'; children: readonly NavNode[] };

export type NavNode = NavGroup | NavLink;
export type NavItem = NavSection | NavNode;

/** Asks the ability; structural, so that the shell knows no permission library. */
export type Can = (action: string, subject: string) => boolean;

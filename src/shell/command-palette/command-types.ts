import type { ShortcutName } from '../shortcuts/shortcuts.ts';

/** Something that the palette can open or do. Texts are already translated. */
export type Command = {
  id: string;
  title: string;
  /** Smaller, next to the title: a path, a category, an author. */
  hint?: string;
  /** A path of @mdi/js. */
  icon?: string;
  /** Turned around when reading from right to left. */
  isIconDirectional?: boolean;
  /** Heading of its group. */
  group: string;
  /** More words that find it, never shown. */
  keywords?: readonly string[];
  /** Where it leads, for what a search found: it is remembered by this. */
  path?: string;
  /** The key that does the same from anywhere. */
  shortcut?: ShortcutName;
  /** Never among the recent ones, which are offered first: a slip would be costly. */
  isNeverRecent?: boolean;
  run: () => void;
};

/** A command that buttons and menus show too. */
export type ActionCommand = Command & { icon: string };

/** Finds more commands elsewhere, such as prompts by title; rejects when it fails. */
export type CommandSearch = (query: string, signal: AbortSignal) => Promise<readonly Command[]>;

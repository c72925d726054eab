import type shellTexts from '#public/locales/en/shell.json';

type Shortcut = {
  /** As `KeyboardEvent.key` in lower case. */
  key: string;
  /** What it does, for the sheet: a text below `shortcuts` in the namespace `shell`. */
  text: keyof (typeof shellTexts)['shortcuts'];
  /** With Ctrl or Cmd: works during typing, and cannot be turned off. */
  hasModifier?: boolean;
};

/** Shortcuts of every screen, answered by the shell. */
export const SHELL_SHORTCUTS = {
  palette: { key: 'k', text: 'palette', hasModifier: true },
  sheet: { key: '?', text: 'sheet' },
  menu: { key: '[', text: 'menu' },
  mode: { key: 'm', text: 'mode' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHELL_SHORTCUTS;

const { palette, ...single } = SHELL_SHORTCUTS;
const SINGLE = Object.values(single).map((row) => ({ ...row, isSingle: true }));

/** The rows of the sheet: the shell's shortcuts, a prompt's and the drafts' own, and the browser's Escape. */
export const SHEET_ROWS: readonly (Shortcut & { isSingle?: boolean })[] = [
  palette,
  { key: 'enter', text: 'run', hasModifier: true },
  { key: 's', text: 'save', hasModifier: true },
  ...SINGLE,
  { key: 'd', text: 'compare', isSingle: true },
  { key: 'escape', text: 'escape' },
];

/** The shell's shortcut for a key, or null. */
export function shortcutOf(key: string, hasModifier: boolean): ShortcutName | null {
  const names = Object.keys(SHELL_SHORTCUTS) as ShortcutName[];
  const matches = (row: Shortcut) => row.key === key && (row.hasModifier ?? false) === hasModifier;
  return names.find((name) => matches(SHELL_SHORTCUTS[name])) ?? null;
}

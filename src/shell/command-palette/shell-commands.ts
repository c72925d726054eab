import { mdiKeyboardOutline, mdiLogout, mdiTranslate } from '@mdi/js';
import type { ShellLanguage } from '../shell-types.ts';
import type { ActionCommand } from './command-types.ts';

export type ShellCommandsInput = {
  texts: { group: string; shortcuts: string; language: string; logout: string };
  mode: ActionCommand;
  language: string;
  languages: readonly ShellLanguage[];
  onShortcuts: () => void;
  onLanguage: (code: string) => void;
  onLogout: () => void;
};

/** What the shell can do, each written once for the bar, the menus, the palette and the keys. */
export type ShellCommands = {
  mode: ActionCommand;
  /** The languages that are not chosen. */
  languages: readonly ActionCommand[];
  shortcuts: ActionCommand;
  logout: ActionCommand;
};

export function shellCommands(input: ShellCommandsInput): ShellCommands {
  const { texts, mode, language, languages } = input;
  const { group } = texts;
  const others = languages.filter(({ code }) => code !== language);
  return {
    mode,
    languages: others.map(({ code, name }) => ({
      id: `action:language:${code}`,
      title: name,
      hint: texts.language,
      icon: mdiTranslate,
      group,
      run: () => input.onLanguage(code),
    })),
    shortcuts: {
      id: 'action:shortcuts',
      title: texts.shortcuts,
      icon: mdiKeyboardOutline,
      group,
      shortcut: 'sheet',
      run: input.onShortcuts,
    },
    logout: {
      id: 'action:logout',
      title: texts.logout,
      icon: mdiLogout,
      isIconDirectional: true,
      group,
      isNeverRecent: true,
      run: input.onLogout,
    },
  };
}

/** All of them in the palette's order. */
export function listOf({ mode, languages, shortcuts, logout }: ShellCommands): ActionCommand[] {
  return [mode, ...languages, shortcuts, logout];
}

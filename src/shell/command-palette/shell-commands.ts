import {
  mdiKeyboardOutline,
  mdiLogout,
  mdiTranslate,
  mdiWeatherNight,
  mdiWhiteBalanceSunny,
} from '@mdi/js';
import type { ShellLanguage } from '../shell-types.ts';
import type { Command } from './command-types.ts';

export type ShellCommandsInput = {
  texts: {
    group: string;
    toLight: string;
    toDark: string;
    shortcuts: string;
    language: string;
    logout: string;
  };
  isDark: boolean;
  language: string;
  languages: readonly ShellLanguage[];
  onMode: () => void;
  onShortcuts: () => void;
  onLanguage: (code: string) => void;
  onLogout: () => void;
};

/** What the top bar does, for the palette and by its keys: mode, languages, shortcuts, logging out. */
export function shellCommands(input: ShellCommandsInput): Command[] {
  const { texts, isDark, language, languages } = input;
  const others = languages.filter(({ code }) => code !== language);
  return [
    {
      id: 'action:mode',
      title: isDark ? texts.toLight : texts.toDark,
      icon: isDark ? mdiWhiteBalanceSunny : mdiWeatherNight,
      group: texts.group,
      shortcut: 'mode',
      run: input.onMode,
    },
    ...others.map(({ code, name }) => ({
      id: `action:language:${code}`,
      title: name,
      hint: texts.language,
      icon: mdiTranslate,
      group: texts.group,
      run: () => input.onLanguage(code),
    })),
    {
      id: 'action:shortcuts',
      title: texts.shortcuts,
      icon: mdiKeyboardOutline,
      group: texts.group,
      shortcut: 'sheet',
      run: input.onShortcuts,
    },
    {
      id: 'action:logout',
      title: texts.logout,
      icon: mdiLogout,
      group: texts.group,
      isNeverRecent: true,
      run: input.onLogout,
    },
  ];
}

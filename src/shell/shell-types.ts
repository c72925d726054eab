import type { Can, NavItem } from './navigation/nav-types.ts';

/** Who is signed in, as far as the shell shows it. */
export type ShellUser = { name: string; email: string; avatarUrl?: string };

/** What the trial button says; `none` hides it (paid plans, people who do not pay). */
export type TrialInfo =
  | { kind: 'offer' }
  | { kind: 'running'; daysLeft: number }
  | { kind: 'none' };

export type ShellLanguage = { code: string; name: string };

/** The operator's configuration, as the public configuration tells it. */
export type ShellConfig = {
  brand: string;
  company: string;
  homePath: string;
  plansPath: string;
  profilePath: string;
  hasCustomizer: boolean;
  chat: ChatConfig | null;
};

export type ChatConfig = { id: string; color: string; origin: string };

/** Everything that the layouts are handed by the application. */
export type ShellProps = {
  config: ShellConfig;
  user: ShellUser;
  trial: TrialInfo;
  navigation: readonly NavItem[];
  can: Can;
  language: string;
  languages: readonly ShellLanguage[];
  onLanguage: (code: string) => void;
  onLogout: () => void;
  /** Told when a person is about to open a screen, so that it can be loaded ahead. */
  onIntent?: (path: string) => void;
};

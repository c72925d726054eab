import type { Language } from '#core/language/languages.ts';
import type { Preset, Role } from '#core/permissions/permissions.ts';

/** Who asks, as every handler of a secured operation sees them. */
export type Caller = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  preset: Preset | null;
  /** Whose plan, quota and team count: the client's id for a sub-user, else the own. */
  accountId: string;
  emailVerified: boolean;
  language: Language;
  timezone: string;
};

/** Who asks, and in which language: the last argument of every service's verbs. */
export type CallerContext = { caller: Caller; locale: Language };

export type CallerSession = { id: string; remember: boolean; expiresAt: Date };

export type Identity = { caller: Caller; session: CallerSession };

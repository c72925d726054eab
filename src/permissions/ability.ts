import { Ability } from '@casl/ability';

/** One rule as the server sends it; a later rule overrides an earlier one. */
export type PermissionRule = { action: string; subject: string; inverted?: boolean | undefined };

export type AppAbility = Ability<[string, string]>;

/** The interface's default rule (specification §6): manage all. The server enforces ownership. */
export const DEFAULT_RULES: readonly PermissionRule[] = [{ action: 'manage', subject: 'all' }];

/**
 * What a signed-in person may see. Without any rule sent the default applies; a list that
 * grants nothing resolves to no ability (null), and a person without one sees a blank layout.
 */
export function resolveAbility(
  rules: readonly PermissionRule[] | undefined = DEFAULT_RULES,
): AppAbility | null {
  if (rules.every(({ inverted }) => inverted === true)) return null;
  return new Ability<[string, string]>(
    rules.map(({ action, subject, inverted }) => ({
      action,
      subject,
      inverted: inverted === true,
    })),
  );
}

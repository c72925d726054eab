import { Ability } from '@casl/ability';
import {
  DEFAULT_RULES,
  grantsAnything,
  type PermissionRule,
} from '#core/permissions/permissions.ts';

export type AppAbility = Ability<[string, string]>;

/**
 * What a signed-in person may see, as CASL's components and hooks ask it; `allows` in core/ decides alike. Without any rule sent the default applies; a list that
 * grants nothing resolves to no ability (null), and a person without one sees a blank layout.
 */
export function resolveAbility(
  rules: readonly PermissionRule[] | undefined = DEFAULT_RULES,
): AppAbility | null {
  if (!grantsAnything(rules)) return null;
  return new Ability<[string, string]>(
    rules.map(({ action, subject, inverted }) => ({
      action,
      subject,
      inverted: inverted === true,
    })),
  );
}

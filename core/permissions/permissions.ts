export const ROLES = ['individual', 'client', 'user', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export type Preset = 'editor' | 'viewer';
export type Action = 'manage' | 'read' | 'create' | 'update' | 'delete';
export type Subject = 'all' | 'auth' | 'account' | 'dashboard' | 'prompts' | 'billing' | 'team';
export type Permission = { action: Action; subject: Subject; inverted?: boolean };

/**
 * The rules that the interface gets and the server enforces, in the order in which they apply: manage
 * all for everybody but a sub-user, who has billing and team taken away, and as a viewer also the
 * creating, changing and deleting of prompts.
 */
export function permissionsOf(role: Role, preset: Preset | null): Permission[] {
  const rules: Permission[] = [{ action: 'manage', subject: 'all' }];
  if (role !== 'user') return rules;
  rules.push(
    { action: 'manage', subject: 'billing', inverted: true },
    { action: 'manage', subject: 'team', inverted: true },
  );
  if (preset === 'viewer')
    for (const action of ['create', 'update', 'delete'] as const)
      rules.push({ action, subject: 'prompts', inverted: true });
  return rules;
}

/** A rule as it travels; newer servers may send actions and subjects that this code does not know. */
export type PermissionRule = { action: string; subject: string; inverted?: boolean | undefined };

/** The interface's default rule (specification §6): manage all. The server enforces ownership. */
export const DEFAULT_RULES: readonly PermissionRule[] = [{ action: 'manage', subject: 'all' }];

/** Whether the rules allow an action; the last rule that covers it decides, none refuses. */
export function allows(rules: readonly PermissionRule[], action: string, subject: string): boolean {
  const deciding = rules.findLast(
    (rule) =>
      (rule.subject === 'all' || rule.subject === subject) &&
      (rule.action === 'manage' || rule.action === action),
  );
  return deciding !== undefined && deciding.inverted !== true;
}

/** Whether rules grant anything at all; a person whose rules do not sees a blank layout. */
export function grantsAnything(rules: readonly PermissionRule[]): boolean {
  return rules.some(({ inverted }) => inverted !== true);
}

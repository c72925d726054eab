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

/** Whether the rules allow an action; the last rule that speaks of it decides, silence refuses. */
export function allows(rules: readonly Permission[], action: Action, subject: Subject): boolean {
  const speaking = rules.findLast(
    (rule) =>
      (rule.subject === 'all' || rule.subject === subject) &&
      (rule.action === 'manage' || rule.action === action),
  );
  return speaking !== undefined && speaking.inverted !== true;
}

import type { Prompt, User } from '#src/generated/api/endpoints.schemas.ts';

/** `edit`: save it. `copy`: change it and save that as one's own. `read`: look, run and download. */
export type EditorAccess = 'edit' | 'copy' | 'read';

type Can = (action: string, subject: string) => boolean;

/**
 * What one may do with a prompt, as the server rules it: one's own and the team's are changed by
 * who may update prompts, starters by no one; a viewer only reads.
 */
export function accessTo(prompt: Pick<Prompt, 'source' | 'owner'>, can: Can): EditorAccess {
  if (prompt.source !== 'starter' && prompt.owner && can('update', 'prompts')) return 'edit';
  return can('create', 'prompts') ? 'copy' : 'read';
}

/** Whether a person, administrators included, is on a team or holds seats: prompts may then be shared. */
export function hasTeam(user: Pick<User, 'role' | 'subscription'> | undefined): boolean {
  return user !== undefined && (user.role === 'user' || user.subscription.seats > 0);
}

export function isOwner(prompt: Pick<Prompt, 'owner'>, userId: string | undefined): boolean {
  return userId !== undefined && prompt.owner?.id === userId;
}

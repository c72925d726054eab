import type { Caller } from '#server/platform/security/identity.ts';
import { allows, permissionsOf } from '#core/permissions/permissions.ts';
import { problemsOf } from '#server/contract.ts';
import type { TeamDeps } from './deps.ts';
import type { FoundPrompt, Visibility } from './repository.ts';

const { problem } = problemsOf<
  | 'generatePrompt'
  | 'savePrompt'
  | 'deletePrompt'
  | 'restorePrompt'
  | 'savePromptAsPdf'
  | 'savePromptAsWord'
>();

/** Whose prompts the caller may see. */
export async function visibilityOf(caller: Caller, team: TeamDeps): Promise<Visibility> {
  const { ownerId, memberIds } = await team.teamOf(caller.id);
  const others = new Set([ownerId, ...memberIds]);
  others.delete(caller.id);
  return { callerId: caller.id, othersIds: [...others] };
}

/** @throws ProblemError 403 for a sub-user who may only read. */
export function requireWriter(caller: Caller): void {
  if (!allows(permissionsOf(caller.role, caller.preset), 'create', 'prompts'))
    throw problem('forbidden');
}

/** @throws ProblemError 403 when the prompt is a starter's or a colleague's that the caller may only read. */
export function requireOwner(caller: Caller, found: FoundPrompt): void {
  requireWriter(caller);
  if (found.prompt.ownerId !== caller.id)
    throw problem('forbidden', { text: 'prompts:problems.readOnly' });
}

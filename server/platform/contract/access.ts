import type { Access } from '#contract/operations/operation.ts';
import { operations } from '#contract/generated/operations.ts';
import type { Caller } from '../security/identity.ts';
import { allows, permissionsOf, type Subject } from '#core/permissions/permissions.ts';
import { problem } from '../problems.ts';

/**
 * The contract's `x-permission` held against a caller: operation × role × preset. What a rule says of a
 * single prompt or sub-user (whose it is) is the service's to decide.
 */
const table: Readonly<Record<string, { access: Access & ({ subject: Subject } | 'open') }>> =
  operations;

/** @throws ProblemError 403 when the caller's permissions forbid it. Asked before the request is read. */
export function authorize(operationId: string, caller: Caller): void {
  const rule = table[operationId]?.access;
  if (rule === 'open') return;
  const allowed =
    rule &&
    (rule.role === undefined || rule.role === caller.role) &&
    !(rule.ownAccount && caller.role === 'user') &&
    allows(permissionsOf(caller.role, caller.preset), rule.action, rule.subject);
  if (!allowed) throw problem('forbidden');
}

/** @throws ProblemError 403 when it needs a verified address. Asked once the request fits its schema. */
export function requireVerified(operationId: string, caller: Caller): void {
  const rule = table[operationId]?.access;
  if (typeof rule === 'object' && rule.verified && !caller.emailVerified)
    throw problem('email_not_verified');
}

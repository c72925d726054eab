import type { OperationId } from './generated/operations.ts';
import type { Caller } from './platform/identity.ts';
import { allows, permissionsOf, type Action, type Subject } from './platform/permissions.ts';
import { problem } from './platform/problems.ts';

/** Who may use an operation. `open` needs no token; `verified` needs a verified address besides. */
export type Access = 'open' | { action: Action; subject: Subject; verified?: true };

/**
 * Operation × role × preset: the rule of each operation, held against the caller's
 * permissions. A new operation without a row is a type error. What a rule says of a single prompt or
 * sub-user (whose it is) is the service's to decide.
 */
export const access: Record<OperationId, Access> = {
  getPublicConfig: 'open',
  login: 'open',
  verifyOtp: 'open',
  registerWithEmail: 'open',
  forgotPassword: 'open',
  getPasswordReset: 'open',
  resetPassword: 'open',
  verifyEmail: 'open',
  resendEmailVerification: 'open',
  logout: { action: 'delete', subject: 'auth' },
  getMyProfile: { action: 'read', subject: 'account' },
  updateProfile: { action: 'update', subject: 'account' },
  updatePassword: { action: 'update', subject: 'account' },
  listSessions: { action: 'read', subject: 'account' },
  getUserCounts: { action: 'read', subject: 'dashboard' },
  listCategories: { action: 'read', subject: 'prompts' },
  listMostUsedCategories: { action: 'read', subject: 'prompts' },
  listPrompts: { action: 'read', subject: 'prompts' },
  listMyPrompts: { action: 'read', subject: 'prompts' },
  listTrash: { action: 'read', subject: 'prompts' },
  getPrompt: { action: 'read', subject: 'prompts' },
  listPromptVersions: { action: 'read', subject: 'prompts' },
  getPromptVersion: { action: 'read', subject: 'prompts' },
  generatePrompt: { action: 'create', subject: 'prompts' },
  executePrompt: { action: 'read', subject: 'prompts', verified: true },
  savePrompt: { action: 'create', subject: 'prompts' },
  restorePrompt: { action: 'update', subject: 'prompts' },
  deletePrompt: { action: 'delete', subject: 'prompts' },
  savePromptAsPdf: { action: 'read', subject: 'prompts' },
  savePromptAsWord: { action: 'read', subject: 'prompts' },
  exportPromptAsPdf: { action: 'read', subject: 'prompts' },
  exportPromptAsWord: { action: 'read', subject: 'prompts' },
  listSubscriptionPlans: { action: 'read', subject: 'billing' },
  listTransactions: { action: 'read', subject: 'billing' },
  createPayment: { action: 'create', subject: 'billing', verified: true },
  createFreeTrialPayment: { action: 'create', subject: 'billing', verified: true },
  verifyPayment: { action: 'update', subject: 'billing' },
  saveCard: { action: 'create', subject: 'billing', verified: true },
  cancelAutopayment: { action: 'update', subject: 'billing' },
  listSubUsers: { action: 'read', subject: 'team' },
  addSubUsers: { action: 'create', subject: 'team', verified: true },
  removeSubUser: { action: 'delete', subject: 'team' },
};

const ruleOf = (operationId: string) => (access as Readonly<Record<string, Access>>)[operationId];

/** @throws ProblemError 403 when the caller's permissions forbid it. Asked before the request is read. */
export function authorize(operationId: string, caller: Caller): void {
  const rule = ruleOf(operationId);
  if (rule === 'open') return;
  if (!rule || !allows(permissionsOf(caller.role, caller.preset), rule.action, rule.subject))
    throw problem('forbidden');
}

/** @throws ProblemError 403 when it needs a verified address. Asked once the request fits its schema. */
export function requireVerified(operationId: string, caller: Caller): void {
  const rule = ruleOf(operationId);
  if (typeof rule === 'object' && rule.verified && !caller.emailVerified)
    throw problem('email_not_verified');
}

import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type { BillingService } from '../billing/service.ts';
import type { Entitlement } from '../billing/subscriptions/entitlement.ts';
import { memberRepository } from './member-repository.ts';

const RUNNING: ReadonlySet<Entitlement['status']> = new Set([
  'trialing',
  'active',
  'pastDue',
  'canceling',
]);

/**
 * Whether an account may join a team: not with a plan, trial or people of its own, nor as a client, an
 * administrator or another team's sub-user. Asked when it is invited and again when it accepts.
 */
export async function mayJoin(
  tx: Database,
  person: Pick<UserRow, 'id' | 'role' | 'ownerId'>,
  billing: Pick<BillingService, 'entitlementOf'>,
): Promise<boolean> {
  if (person.role !== 'individual' || person.ownerId !== null) return false;
  if (await memberRepository(tx).hasSubUsers(person.id)) return false;
  const { status } = await billing.entitlementOf(person.id, tx);
  return !RUNNING.has(status);
}

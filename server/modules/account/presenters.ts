import type { UserRow } from '#server/db/schema/account.ts';
import type { Session, User } from '#contract/generated/schemas.ts';
import type { SessionRow } from '../auth/session-service.ts';
import { permissionsOf } from '#core/permissions/permissions.ts';

/** What billing adds to a profile. */
export type ProfileParts = Pick<User, 'role' | 'subscription' | 'quota'>;

const filled = <K extends string, V>(key: K, value: V | null): { [P in K]?: V } =>
  (value === null || value === '' ? {} : { [key]: value }) as { [P in K]?: V };

/** A person as the contract's `User`: what is empty is absent. */
export function presentUser(row: UserRow, parts: ProfileParts): User {
  return {
    id: row.id,
    email: row.email,
    ...filled('emailVerifiedAt', row.emailVerifiedAt?.toISOString() ?? null),
    firstName: row.firstName,
    lastName: row.lastName,
    ...filled('avatarUrl', row.avatarUrl),
    ...filled('company', row.company),
    ...filled('jobTitle', row.jobTitle),
    ...filled('phone', row.phone),
    ...filled('country', row.country),
    timezone: row.timezone,
    language: row.language,
    twoFactorEnabled: row.twoFactorEnabled || row.role === 'admin',
    permissions: permissionsOf(row.role, row.preset),
    ...parts,
    settings: row.settings,
    createdAt: row.createdAt.toISOString(),
    ...filled('lastLoginAt', row.lastLoginAt?.toISOString() ?? null),
  };
}

export function presentSession(row: SessionRow, currentId: string): Session {
  return {
    id: row.id,
    device: row.device,
    browser: row.browser,
    ip: row.network,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isCurrent: row.id === currentId,
  };
}

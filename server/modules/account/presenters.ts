import type { UserRow } from '#server/db/schema/account.ts';
import type { User } from '#contract/generated/schemas.ts';
import { permissionsOf } from '#core/permissions/permissions.ts';

export type UserView = User;

/** What other modules know of a person: asked for by whoever shows a profile. */
export type ProfileParts = Pick<UserView, 'subscription' | 'quota'>;

const filled = <K extends string, V>(key: K, value: V | null): { [P in K]?: V } =>
  (value === null || value === '' ? {} : { [key]: value }) as { [P in K]?: V };

/** A person as the contract's `User`: what is empty is absent. */
export function presentUser(row: UserRow, parts: ProfileParts): UserView {
  return {
    id: row.id,
    email: row.email,
    ...filled('emailVerifiedAt', row.emailVerifiedAt?.toISOString() ?? null),
    firstName: row.firstName,
    lastName: row.lastName,
    ...filled('avatarUrl', row.avatarUrl),
    role: row.role,
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

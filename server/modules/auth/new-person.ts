import type { RegisterRequestOutput } from '#contract/generated/schemas.ts';
import { problemsOf } from '#server/contract.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import { newId } from '#server/platform/database/ids.ts';
import { passwordFault } from '#server/platform/security/passwords.ts';
import { oneLine } from '#server/platform/text/one-line.ts';
import { isTimezone } from '#server/platform/text/places.ts';
import { cleanEmail, emailKey } from './email.ts';
import { nameFault } from './person-name.ts';

const { invalid: invalidRegistration } = problemsOf<'registerWithEmail' | 'acceptInvitation'>();
type RegisterFault = Parameters<typeof invalidRegistration>[0][number];

export type Registration = Omit<RegisterRequestOutput, 'acceptTerms' | 'inviteToken'>;

/** A new account. The role is fixed here and never read from a request. */
const NEW_USER = {
  emailVerifiedAt: null,
  avatarUrl: null,
  role: 'individual' as const,
  ownerId: null,
  preset: null,
  suspendedAt: null,
  company: null,
  jobTitle: null,
  phone: null,
  country: null,
  twoFactorEnabled: false,
  settings: {},
  lastLoginAt: null,
};

export type CheckedPerson = Pick<
  UserRow,
  'email' | 'firstName' | 'lastName' | 'language' | 'timezone'
>;
export type NewPerson = CheckedPerson & { passwordHash: string };

/** Names and password by their rules, as they are kept. @throws ProblemError 422 */
export function checkPerson(input: Registration): CheckedPerson {
  const person = {
    email: cleanEmail(input.email),
    firstName: oneLine(input.firstName),
    lastName: oneLine(input.lastName),
    language: input.language,
    timezone: input.timezone && isTimezone(input.timezone) ? input.timezone : 'UTC',
  };
  const faults: RegisterFault[] = (['firstName', 'lastName'] as const).flatMap(
    (field): RegisterFault[] => {
      const code = nameFault(person[field]);
      return code ? [{ field, code }] : [];
    },
  );
  const fault = passwordFault(input.password, person);
  if (fault) faults.push({ field: 'password', code: fault });
  if (faults.length > 0) throw invalidRegistration(faults);
  return person;
}

export function newUser(person: CheckedPerson, passwordHash: string, now: Date): UserRow {
  const { email, firstName, lastName, language, timezone } = person;
  return {
    ...NEW_USER,
    email,
    firstName,
    lastName,
    language,
    timezone,
    id: newId(),
    emailKey: emailKey(email),
    passwordHash,
    termsAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

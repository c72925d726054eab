import type { ProfileUpdate, User } from '#src/generated/api/endpoints.schemas.ts';
import { isRecord, type Guard } from '#src/lib/storage.ts';

const FIELDS = [
  'firstName',
  'lastName',
  'company',
  'jobTitle',
  'phone',
  'country',
  'timezone',
  'language',
] as const;

/** The profile form: every field is there, what was never said is empty. */
export type ProfileValues = Required<Pick<ProfileUpdate, (typeof FIELDS)[number]>>;

export function toValues(user: User): ProfileValues {
  const { firstName, lastName, timezone, language } = user;
  const { company = '', jobTitle = '', phone = '', country = '' } = user;
  return { firstName, lastName, company, jobTitle, phone, country, timezone, language };
}

/** Only what differs is sent, so that two tabs do not undo each other. */
export function toUpdate(values: ProfileUpdate, before: ProfileValues): ProfileUpdate {
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = values[field];
      return value === undefined || value === before[field] ? [] : [[field, value]];
    }),
  );
}

/** What a draft of this form holds: any of its fields, as text. */
export const isProfileDraft: Guard<Partial<ProfileValues>> = (
  value,
): value is Partial<ProfileValues> =>
  isRecord(value) &&
  Object.entries(value).every(
    ([field, text]) => (FIELDS as readonly string[]).includes(field) && typeof text === 'string',
  );

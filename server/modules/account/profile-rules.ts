import type { FieldError } from '#server/platform/problems.ts';
import { isCountry, isTimezone } from '#server/platform/text/places.ts';
import { nameFault } from '../auth/person-name.ts';

type ProfileFault = FieldError<'required' | 'not_a_name' | 'unknown_timezone' | 'unknown_country'>;

/** The rules of `updateProfile` that no schema can say. */
export function profileFaults(change: {
  firstName?: string;
  lastName?: string;
  timezone?: string;
  country?: string;
}): ProfileFault[] {
  const faults: ProfileFault[] = [];
  for (const field of ['firstName', 'lastName'] as const) {
    const code = change[field] === undefined ? undefined : nameFault(change[field]);
    if (code) faults.push({ field, code });
  }
  if (change.timezone !== undefined && !isTimezone(change.timezone))
    faults.push({ field: 'timezone', code: 'unknown_timezone' });
  if (change.country && !isCountry(change.country))
    faults.push({ field: 'country', code: 'unknown_country' });
  return faults;
}

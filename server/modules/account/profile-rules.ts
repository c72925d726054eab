import type { FieldError } from '#server/platform/problems.ts';
import { nameFault } from '../auth/person-name.ts';

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/UTC', 'GMT']);
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Letters that ICU names but ISO 3166-1 does not assign to a country. */
const UNASSIGNED = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'XA',
  'XB',
  'ZZ',
  'AC',
  'CP',
  'DG',
  'EA',
  'IC',
  'TA',
  'XK',
  'CQ',
]);

export function isTimezone(name: string): boolean {
  if (zones.has(name)) return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !UNASSIGNED.has(code) && names.of(code) !== undefined;
}

type ProfileFault = FieldError<'required' | 'not_a_name' | 'unknown_timezone' | 'unknown_country'>;

/** The rules of `updateProfile` that no schema can say. */
export function profileFaults(change: {
  firstName?: string | undefined;
  lastName?: string | undefined;
  timezone?: string | undefined;
  country?: string | undefined;
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

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

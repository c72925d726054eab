import { describe, expect, it } from 'vitest';
import { countries, timezones } from './regions.ts';

describe('countries', () => {
  it('are the 249 of ISO 3166-1, those that are gone or none left out', () => {
    const codes = countries('en').map(({ value }) => value);
    expect(codes).toHaveLength(249);
    expect(codes).toContain('LB');
    for (const code of ['SU', 'YU', 'EU', 'XK', 'ZZ']) expect(codes).not.toContain(code);
  });
  it('are named and ordered in the language', () => {
    const spanish = countries('es').map(({ label }) => label);
    expect(spanish[0]).toBe('Afganistán');
    expect(spanish.indexOf('España')).toBeLessThan(spanish.indexOf('Estados Unidos'));
  });
});

describe('time zones', () => {
  it('hold UTC and the present one, even if the browser does not list it', () => {
    const zones = timezones('America/New_York').map(({ value }) => value);
    expect(zones).toContain('UTC');
    expect(zones.filter((zone) => zone === 'America/New_York')).toHaveLength(1);
    expect(timezones('Mars/Base').map(({ value }) => value)).toContain('Mars/Base');
  });
});

import { describe, expect, it } from 'vitest';
import type { User } from '#src/generated/api/endpoints.schemas.ts';
import { isProfileDraft, toUpdate, toValues } from './profile-values.ts';

const user = {
  firstName: 'Amira',
  lastName: 'Haddad',
  company: 'Cedar Studio',
  timezone: 'Asia/Beirut',
  language: 'ar',
} as User;

describe('the profile form', () => {
  it('shows what was never said as empty', () => {
    expect(toValues(user)).toEqual({
      firstName: 'Amira',
      lastName: 'Haddad',
      company: 'Cedar Studio',
      jobTitle: '',
      phone: '',
      country: '',
      timezone: 'Asia/Beirut',
      language: 'ar',
    });
  });
  it('sends only what differs, and an empty text for what is cleared', () => {
    const before = toValues(user);
    expect(toUpdate({ ...before, company: '', country: 'LB' }, before)).toEqual({
      company: '',
      country: 'LB',
    });
    expect(toUpdate(before, before)).toEqual({});
  });
  it('takes back a draft of its own fields only', () => {
    expect(isProfileDraft({ firstName: 'A', country: '' })).toBe(true);
    expect(isProfileDraft({ role: 'admin' })).toBe(false);
    expect(isProfileDraft({ firstName: 7 })).toBe(false);
    expect(isProfileDraft(['firstName'])).toBe(false);
  });
});

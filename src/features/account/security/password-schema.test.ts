import { describe, expect, it } from 'vitest';
import { PasswordForm } from './password-schema.ts';

const faults = (value: object) =>
  PasswordForm.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the password form', () => {
  it('takes the old password and the new one twice', () => {
    expect(
      faults({ oldPassword: 'x', password: 'a new one', confirmPassword: 'a new one' }),
    ).toEqual([]);
  });
  it('wants the old password, and eight characters of the new', () => {
    expect(faults({ oldPassword: '', password: 'short', confirmPassword: 'short' })).toEqual([
      'oldPassword',
      'password',
      'confirmPassword',
    ]);
  });
  it('wants the same twice, whatever else is wrong', () => {
    expect(
      faults({ oldPassword: '', password: 'a new one', confirmPassword: 'another one' }),
    ).toEqual(['oldPassword', 'confirmPassword']);
  });
});

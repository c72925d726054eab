import { describe, expect, it } from 'vitest';
import { ResetPasswordForm } from './reset-password-schema.ts';

const fieldsAtFault = (password: string, confirmPassword: string) => {
  const result = ResetPasswordForm.safeParse({ password, confirmPassword });
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
};

describe('the reset form (specification §5)', () => {
  it('takes two equal passwords of 8 characters', () => {
    expect(fieldsAtFault('12345678', '12345678')).toEqual([]);
  });
  it('asks for at least 8 characters in both fields', () => {
    expect(fieldsAtFault('1234567', '1234567')).toEqual(['password', 'confirmPassword']);
  });
  it('asks for a confirmation', () => {
    expect(fieldsAtFault('12345678', '')).toEqual(['confirmPassword']);
  });
  it('asks for equal passwords, each field having its own value', () => {
    expect(fieldsAtFault('12345678', '87654321')).toEqual(['confirmPassword']);
  });
  it('tells of inequality beside a password that is too short', () => {
    expect(fieldsAtFault('1234', '87654321')).toEqual(['password', 'confirmPassword']);
  });
});

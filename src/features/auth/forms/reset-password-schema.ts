import * as z from 'zod/mini';
import { Password } from '#contract/generated/schemas/common.ts';

/**
 * The specification's rules of the reset form: both fields at least 8 characters, and equal. Each field
 * is wired to its own value; only `password` is sent. The check on equality runs whatever else is wrong.
 */
export const ResetPasswordForm = z.object({ password: Password, confirmPassword: Password }).check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    abort: false,
    when: ({ value }) => {
      const { confirmPassword } = value as { confirmPassword?: unknown };
      return typeof confirmPassword === 'string' && confirmPassword.length >= 8;
    },
  }),
);

import * as z from 'zod/mini';
import { PasswordUpdate } from '#contract/generated/schemas/account.ts';
import { Password } from '#contract/generated/schemas/common.ts';

/** The password form: the new one twice, and equal. Only `oldPassword` and `password` are sent. */
export const PasswordForm = z
  .object({
    oldPassword: PasswordUpdate.shape.oldPassword,
    password: Password,
    confirmPassword: Password,
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      abort: false,
      // Said whatever else is wrong, but only of a confirmation that is long enough by itself.
      when: ({ value }) => {
        const { confirmPassword } = value as { confirmPassword?: unknown };
        return typeof confirmPassword === 'string' && confirmPassword.length >= 8;
      },
    }),
  );

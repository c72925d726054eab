import { expect, it } from 'vitest';
import { toSubmitError } from './submit-error.ts';

const refused = () => ({
  response: {
    status: 422,
    data: {
      code: 'invalid',
      message: 'Look again',
      errors: [{ field: 'title', code: 'too_short', message: 'Too short' }],
    },
  },
});

it('takes message and field errors from the problem', () =>
  expect(toSubmitError(refused())).toEqual({
    message: 'Look again',
    errors: [{ field: 'title', code: 'too_short', message: 'Too short' }],
  }));

it('is the same object for the same error, and another one for another', () => {
  const error = refused();
  expect(toSubmitError(error)).toBe(toSubmitError(error));
  expect(toSubmitError(refused())).not.toBe(toSubmitError(error));
});

it('is nothing without an error', () => expect(toSubmitError(null)).toBeNull());

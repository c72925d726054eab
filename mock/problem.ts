import type { Violation } from './prism.ts';

let count = 0;

/** A problem of the mock's own, in the contract's shape. */
export function problem(
  status: number,
  code: string,
  title: string,
  message: string,
  instance: string,
) {
  count += 1;
  return {
    type: `/problems/${code}`,
    title,
    status,
    instance,
    message,
    code,
    requestId: `mock_${count.toString(36).padStart(6, '0')}`,
  };
}

/** Prism answers a broken request with the documented 422 example; this says what was really wrong. */
export function withViolations(body: unknown, violations: Violation[], instance: string): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const errors = violations.map(({ field, code, message }) => ({
    field: field || 'body',
    code: code
      .replaceAll(/([A-Z])/g, (letter) => `_${letter.toLowerCase()}`)
      .replaceAll(/\W/g, '_'),
    message,
  }));
  return { ...body, instance, errors };
}

import { characterCount, isLongerThan } from '#core/text/characters.ts';
import { maxLength as maxUnits, minLength as minUnits } from 'zod/mini';

/** `zod/mini` whose lengths of texts are characters (code points), as JSON Schema counts, and not UTF-16 units. */
export * from 'zod/mini';

export const maxLength: typeof maxUnits = (maximum, params) => {
  const check = maxUnits(maximum, params);
  const inUnits = check._zod.check;
  check._zod.check = (payload) => {
    const { value }: { value: unknown } = payload;
    if (typeof value === 'string' && !isLongerThan(value, maximum)) return;
    return inUnits(payload);
  };
  return check;
};

export const minLength: typeof minUnits = (minimum, params) => {
  const check = minUnits(minimum, params);
  const inUnits = check._zod.check;
  check._zod.check = (payload) => {
    const { value }: { value: unknown } = payload;
    if (typeof value !== 'string' || value.length < minimum || characterCount(value) >= minimum)
      return inUnits(payload);
    payload.issues.push({
      origin: 'string',
      code: 'too_small',
      minimum,
      inclusive: true,
      input: value,
      inst: check,
    });
  };
  return check;
};

import type { SubmitError } from './form-types.ts';

export type PlacedErrors = {
  /** Those whose field the form has. */
  placed: { field: string; message: string }[];
  /** Those that only the summary can show. */
  loose: { field: string; message: string }[];
};

function hasPath(values: unknown, path: string): boolean {
  let current = values;
  for (const part of path.split('.')) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, part)) {
      return false;
    }
    current = (current as Record<string, unknown>)[part];
  }
  return true;
}

/** Accepts `values.name`, `values[0].name` and `/values/0/name` alike. */
function normalise(field: string): string {
  return field
    .replace(/^\//u, '')
    .replaceAll('/', '.')
    .replaceAll(/\[(\d+)\]/gu, '.$1');
}

/** Sorts a refusal's field errors into those with a field in `values` and the others. */
export function placeErrors(error: SubmitError | null, values: unknown): PlacedErrors {
  const result: PlacedErrors = { placed: [], loose: [] };
  for (const { field, message } of error?.errors ?? []) {
    const name = normalise(field);
    (hasPath(values, name) ? result.placed : result.loose).push({ field: name, message });
  }
  return result;
}

import { useMemo } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import {
  useSchemaResolver,
  type FieldMessages,
  type SchemaSource,
} from '#src/i18n/use-schema-resolver.ts';

/**
 * A resolver over what is sent rather than what is held: `clean` leaves out empty fields, which the
 * generated schema then does not see. Field names are the same in both.
 */
export function useDraftResolver<Values extends FieldValues, Output extends FieldValues>(
  schema: SchemaSource<Output, Output>,
  clean: (values: Values) => Output,
  messages?: Readonly<Record<string, FieldMessages>>,
): Resolver<Values, unknown, Output> {
  const inner = useSchemaResolver<Output, Output>(schema, messages);
  return useMemo(
    () => async (values, context, options) => {
      const result = await inner(clean(values), context, options as never);
      if (Object.keys(result.errors).length === 0) return result as never;
      return { values: {}, errors: flattened(result.errors, values) as FieldErrors<Values> };
    },
    [inner, clean],
  );
}

/** A field that holds a list as text gets the first fault of its entries. */
function flattened(errors: FieldErrors, values: FieldValues): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => {
      const isText = typeof values[name] === 'string';
      const first = Array.isArray(error) ? error.find(Boolean) : undefined;
      return [name, isText && first ? first : error];
    }),
  );
}

import { useEffect, useMemo } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { $ZodType } from 'zod/v4/core';
import { ChunkLoadError, lazyImport } from '../lib/lazy.ts';
import { issueKind, type IssueKind, type RawIssue } from './issue-kind.ts';

/** Texts of one field that the specification words itself, by the kind of fault. */
export type FieldMessages = Partial<Record<IssueKind, string>>;

/**
 * A schema, or how to fetch it: on guest pages schemas, and the library that reads them, come after
 * the first painting. A function must be the same at every rendering.
 */
export type SchemaSource<Input, Output> =
  | $ZodType<Output, Input>
  | (() => Promise<$ZodType<Output, Input>>);

/**
 * The resolver of a form: the generated schema, with messages in the person's language. The schema's
 * own texts are never shown; generated schemas carry no locale.
 */
export function useSchemaResolver<Input extends FieldValues, Output>(
  schema: SchemaSource<Input, Output>,
  messages: Readonly<Record<string, FieldMessages>> = NONE,
): Resolver<Input, unknown, Output> {
  const { t } = useTranslation('common');
  useEffect(() => {
    // Here by the time the form is sent. What cannot be had is asked for again then.
    const fetchAhead = () => {
      importResolver().catch(() => {});
      if (typeof schema === 'function') schema().catch(() => {});
    };
    document.addEventListener('input', fetchAhead, { once: true });
    return () => document.removeEventListener('input', fetchAhead);
  }, [schema]);
  return useMemo(() => {
    const error = (issue: RawIssue): string => {
      const kind = issueKind(issue);
      const own = messages[(issue.path ?? []).join('.')]?.[kind];
      return (
        own ?? t(`validation.${kind}`, { min: Number(issue.minimum), max: Number(issue.maximum) })
      );
    };
    return async (values, context, options) => {
      try {
        const [{ schemaResolver }, known] = await Promise.all([
          lazyImport('schema-resolver', importResolver),
          typeof schema === 'function' ? lazyImport('schemas', schema) : schema,
        ]);
        return await schemaResolver(known, error)(values, context, options);
      } catch (cause) {
        // Offline, nothing can be checked here: what is sent says so, and the server checks as well.
        if (cause instanceof ChunkLoadError) return { values: values as never, errors: {} };
        throw cause;
      }
    };
  }, [schema, messages, t]);
}

const NONE = {};

const importResolver = () => import('./schema-resolver.ts');

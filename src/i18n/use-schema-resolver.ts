import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { $ZodType } from 'zod/v4/core';
import { issueKind, type IssueKind, type RawIssue } from './issue-kind.ts';

/** Texts of one field that the specification words itself, by the kind of fault. */
export type FieldMessages = Partial<Record<IssueKind, string>>;

/**
 * The resolver of a form: the generated schema, with messages in the person's language. The schema's
 * own texts are never shown; generated schemas carry no locale.
 */
export function useSchemaResolver<Input extends FieldValues, Output>(
  schema: $ZodType<Output, Input>,
  messages: Readonly<Record<string, FieldMessages>> = NONE,
): Resolver<Input, unknown, Output> {
  const { t } = useTranslation('common');
  return useMemo(() => {
    const error = (issue: RawIssue): string => {
      const kind = issueKind(issue);
      const own = messages[(issue.path ?? []).join('.')]?.[kind];
      return (
        own ?? t(`validation.${kind}`, { min: Number(issue.minimum), max: Number(issue.maximum) })
      );
    };
    // The resolver's types know classic Zod's issues; mini's are the same at run time.
    return zodResolver(schema as never, { error } as never) as unknown as Resolver<
      Input,
      unknown,
      Output
    >;
  }, [schema, messages, t]);
}

const NONE = {};

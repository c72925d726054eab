import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { MAX_GOAL } from '#core/limits.ts';
import type { Brief } from '#src/generated/api/endpoints.schemas.ts';
import { useDraft } from '#src/session/use-draft.ts';
import { useDraftResolver } from '../use-draft-resolver.ts';
import { EMPTY_BRIEF, isBriefDraft, toBrief, type BriefValues } from './brief-values.ts';

const briefSchema = async () => (await import('#contract/generated/schemas/prompts.ts')).Brief;

export type BriefForm = UseFormReturn<BriefValues, unknown, Brief>;

/**
 * The brief's form: what the address gives, else what was typed here before. Another visit to a
 * screen that has drafts, or whose drafts are saved, finds it empty; Back and a reload find it as it was.
 */
export function useBriefForm({ hasWork, isDone }: { hasWork: boolean; isDone: boolean }): {
  form: BriefForm;
  clear: () => void;
} {
  const [search, setSearch] = useSearchParams();
  const isNewErrand = useNavigationType() === NavigationType.Push && !search.has('draft');
  const kept = useDraft('generator.brief', isBriefDraft);
  const [initial] = useState(() => ({
    ...EMPTY_BRIEF,
    ...((isNewErrand && hasWork) || isDone ? {} : kept.initial),
    ...(search.get('goal') ? { goal: (search.get('goal') ?? '').slice(0, MAX_GOAL) } : {}),
    ...(search.get('categoryId') ? { categoryId: search.get('categoryId') ?? '' } : {}),
  }));
  const resolver = useDraftResolver<BriefValues, Brief>(briefSchema, toBrief);
  const form = useForm<BriefValues, unknown, Brief>({ resolver, defaultValues: initial });
  const { save, discard } = kept;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => save({ ...EMPTY_BRIEF, ...values }),
      }),
    [form, save],
  );
  // What the address gave is in the form now, and must not come back over what is typed next.
  useEffect(() => {
    if (!search.has('goal') && !search.has('categoryId')) return;
    save(form.getValues());
    setSearch(
      (current) => {
        current.delete('goal');
        current.delete('categoryId');
        return current;
      },
      { replace: true },
    );
  }, [search, setSearch, form, save]);

  const clear = () => {
    discard();
    form.reset({ ...EMPTY_BRIEF });
  };
  return { form, clear };
}

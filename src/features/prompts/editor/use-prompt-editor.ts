import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#src/api/problem.ts';
import {
  getGetPromptQueryKey,
  invalidateListPromptVersions,
  useSavePrompt,
} from '#src/generated/api/prompts/prompts.ts';
import type { Brief, Draft, Prompt } from '#src/generated/api/endpoints.schemas.ts';
import { Draft as DraftSchema } from '#contract/generated/schemas/prompts.ts';
import { useIdempotentRequest } from '#src/components/use-idempotent-request.ts';
import { useDraftResolver } from '../use-draft-resolver.ts';
import type { CopyKeeper } from './copy-keeper.ts';
import { isSameDraft, toDraft, valuesOfPrompt, type EditorValues } from './editor-values.ts';
import { changedFields } from './working-content.ts';

/** The prompt that is edited, and the version that the change began from. */
export type PromptRef = { id: string; version: number };

export type PromptEditorOptions = {
  initial: EditorValues;
  /** The caller's, who owns it: absent while the prompt is not saved, or when a copy is made of it. */
  saved: PromptRef | undefined;
  /** What is on the server; by it changes are told. Absent: all is unsaved. */
  baseline: EditorValues | undefined;
  brief?: Brief;
  /** It was saved as `saved`; `prompt` is the server's answer. */
  onSaved: (saved: PromptRef, prompt: Prompt) => void;
  /** Values were taken that began from `saved`. */
  onTaken: (saved: PromptRef) => void;
  /** Called a moment after each change, with the content and whether it is unsaved. */
  onKeep?: (values: EditorValues, isDirty: boolean) => void;
  /** Keeps each change on the server. */
  copy?: CopyKeeper | undefined;
};

export type PromptEditor = {
  form: UseFormReturn<EditorValues, unknown, Draft>;
  saved: PromptRef | undefined;
  copy: CopyKeeper | undefined;
  isDirty: boolean;
  isSaving: boolean;
  /** A refusal of the last save, other than `isStale`. */
  error: unknown;
  /** Somebody saved meanwhile: both versions are to be shown. */
  isStale: boolean;
  /** Saves; `baseVersion` when another one than the change began from. True when it is saved. */
  save: (baseVersion?: number) => Promise<Prompt | undefined>;
  dismiss: () => void;
  /** Counts what a field refused, a save or a download: its panel is to be shown. */
  refusals: number;
  refuse: () => void;
  /** Puts values in the editor that began from `ref`; `isStored` when they are what the server has. */
  take: (values: EditorValues, ref: PromptRef, isStored: boolean) => void;
  /** Goes back to what was saved last. */
  discard: () => void;
};

const KEEP_AFTER_MS = 500;
const UNSAVED: PromptRef = { id: '', version: 0 };

/** A prompt in the editor: its form, what is unsaved, and saving with optimistic concurrency. */
export function usePromptEditor(options: PromptEditorOptions): PromptEditor {
  const { initial, saved, brief, copy, onSaved, onTaken, onKeep } = options;
  const { t } = useTranslation('prompts');
  const client = useQueryClient();
  const messages = useMemo(() => ({ categoryId: { required: t('editor.categoryRequired') } }), [t]);
  const resolver = useDraftResolver<EditorValues, Draft>(DraftSchema, toDraft, messages);
  const form = useForm<EditorValues, unknown, Draft>({ resolver, defaultValues: initial });
  const baseline = useRef(options.baseline);
  const [isDirty, setDirty] = useState(
    () => !options.baseline || !isSameDraft(initial, options.baseline),
  );
  const [refusals, setRefusals] = useState(0);
  const call = useIdempotentRequest();
  const mutation = useSavePrompt({ request: call.request });

  const compare = () => {
    const values = structuredClone(form.getValues());
    const isChanged = !baseline.current || !isSameDraft(values, baseline.current);
    setDirty(isChanged);
    onKeep?.(values, isChanged);
    copy?.change(values);
  };
  const keep = useEffectEvent(compare);
  // A change is known at once, so that nothing is saved as if there were none; taking it back may wait.
  const mark = useEffectEvent(() => {
    if (!isDirty && baseline.current && !isSameDraft(form.getValues(), baseline.current))
      setDirty(true);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer !== undefined) {
        clearTimeout(timer);
        timer = undefined;
        keep();
      }
      void copy?.flush();
    };
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    const afterPause = () => {
      timer = undefined;
      keep();
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        mark();
        clearTimeout(timer);
        timer = setTimeout(afterPause, KEEP_AFTER_MS);
      },
    });
    window.addEventListener('pagehide', flush);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      stop();
      flush();
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', flushHidden);
    };
  }, [form, copy]);

  /** What another device changed: field by field, so that the caret stays where it is. */
  const takeMerged = useEffectEvent((values: EditorValues, baseVersion: number) => {
    if (!saved) return;
    const stored = client.getQueryData<Prompt>(getGetPromptQueryKey(saved.id));
    if (baseline.current && stored) baseline.current = valuesOfPrompt(stored);
    for (const field of changedFields(form.getValues(), values))
      form.setValue(field, values[field]);
    if (baseVersion !== saved.version) onTaken({ id: saved.id, version: baseVersion });
    compare();
  });
  useEffect(
    () =>
      copy?.open({
        current: () => structuredClone(form.getValues()),
        onTake: (values, baseVersion) => takeMerged(values, baseVersion),
      }),
    [form, copy],
  );

  // What is kept names the reference too, which the caller has changed by now.
  const kept = useRef(saved);
  useEffect(() => {
    if (kept.current?.id === saved?.id && kept.current?.version === saved?.version) return;
    kept.current = saved;
    keep();
  }, [saved]);

  const take = (values: EditorValues, ref: PromptRef, isStored: boolean) => {
    if (isStored) baseline.current = values;
    onTaken(ref);
    copy?.rebase(ref.version);
    form.reset(values);
    mutation.reset();
    compare();
  };

  const refuse = () => setRefusals((count) => count + 1);

  const save = async (baseVersion = saved?.version): Promise<Prompt | undefined> => {
    if (mutation.isPending) return undefined;
    let result: Prompt | undefined;
    await form.handleSubmit(async (draft) => {
      const sent = structuredClone(form.getValues());
      await copy?.hold();
      const revision = copy?.revision() || undefined;
      const data = {
        ...draft,
        ...(saved && baseVersion !== undefined ? { id: saved.id, baseVersion, revision } : {}),
        brief: saved ? undefined : brief,
      };
      call.prepare(data);
      try {
        ({ prompt: result } = await mutation.mutateAsync({ data }));
      } catch {
        // Shown by `error`, or as two versions side by side.
        copy?.release();
        return;
      }
      call.renew();
      const ref = { id: saved?.id ?? result.id, version: result.version };
      baseline.current = sent;
      copy?.release({ values: { ...sent, changeNote: '' }, version: ref.version });
      onSaved(ref, result);
      form.setValue('changeNote', '');
      client.setQueryData(getGetPromptQueryKey(ref.id), result);
      void invalidateListPromptVersions(client, ref.id);
      compare();
    }, refuse)();
    return result;
  };

  const isStale = codeOf(mutation.error) === 'stale_version';
  return {
    form,
    saved,
    copy,
    isDirty,
    isSaving: mutation.isPending,
    error: isStale ? null : mutation.error,
    isStale,
    refusals,
    refuse,
    save,
    dismiss: () => mutation.reset(),
    take,
    discard: () => {
      if (baseline.current) take(baseline.current, saved ?? UNSAVED, true);
    },
  };
}

import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Brief, Category, Prompt } from '#src/generated/api/endpoints.schemas.ts';
import { Brief as BriefSchema } from '#contract/generated/schemas.ts';
import { useDraft } from '#src/session/use-draft.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { useDraftResolver } from '../use-draft-resolver.ts';
import { BriefStep } from './brief-step.tsx';
import { EMPTY_BRIEF, isBriefDraft, toBrief, type BriefValues } from './brief-values.ts';
import { Candidates } from './candidates.tsx';
import { Generating } from './generating.tsx';
import { workOf, type GeneratorState, type Work } from './generator-state.ts';
import { GeneratorWorkspace } from './generator-workspace.tsx';
import { isKeptWork } from './kept-work.ts';
import { useGenerator } from './use-generator.ts';

export type GeneratorScreenProps = {
  categories: readonly Category[];
  /** A prompt to begin from in place of a goal. */
  starter: Prompt | undefined;
};

/** From a goal to a saved prompt. Whatever is in hand outlives a reload. */
export function GeneratorScreen({ categories, starter }: GeneratorScreenProps) {
  const { t } = useTranslation(['prompts', 'common']);
  const [search, setSearch] = useSearchParams();
  const keptBrief = useDraft('generator.brief', isBriefDraft);
  const keptWork = useDraft('generator.work', isKeptWork);
  // Kept work is taken up again, unless this is another errand.
  const [resumed] = useState(() => {
    const kept = keptWork.initial;
    const isOther = search.has('goal') || search.has('categoryId') || kept?.starter !== starter?.id;
    return isOther ? undefined : kept;
  });
  const generator = useGenerator(firstState(resumed?.work, starter));
  const { state, dispatch } = generator;
  const [isBriefShown, setBriefShown] = useState(false);
  const [prefill] = useState(() => ({
    ...(search.get('goal') ? { goal: (search.get('goal') ?? '').slice(0, 2000) } : {}),
    ...(search.get('categoryId') ? { categoryId: search.get('categoryId') ?? '' } : {}),
  }));

  const resolver = useDraftResolver<BriefValues, Brief>(BriefSchema, toBrief);
  const form = useForm<BriefValues, unknown, Brief>({
    resolver,
    defaultValues: { ...EMPTY_BRIEF, ...keptBrief.initial, ...prefill },
  });
  const { save: keepBrief } = keptBrief;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepBrief({ ...EMPTY_BRIEF, ...values }),
      }),
    [form, keepBrief],
  );
  // What the address gave is in the form now, and must not come back over what is typed next.
  useEffect(() => {
    if (!search.has('goal') && !search.has('categoryId')) return;
    keepBrief(form.getValues());
    setSearch(
      (current) => {
        current.delete('goal');
        current.delete('categoryId');
        return current;
      },
      { replace: true },
    );
  }, [search, setSearch, form, keepBrief]);

  const work = workOf(state);
  const { save: keepWork, discard: forgetWork } = keptWork;
  const isEditing = work !== null && work.chosen !== null;
  useEffect(() => {
    // The workspace keeps its own, with the text.
    if (work && !isEditing) keepWork({ work, starter: starter?.id });
  }, [work, isEditing, keepWork, starter?.id]);

  const generate = (brief: Brief) => {
    setBriefShown(false);
    generator.generate(brief);
  };
  const startOver = () => {
    forgetWork();
    keptBrief.discard();
    form.reset({ ...EMPTY_BRIEF });
    setBriefShown(false);
    dispatch({ type: 'reset' });
    if (starter) setSearch({}, { replace: true });
  };
  const header = <PageHeader title={t('common:titles.generator')} text={t('generator.intro')} />;

  if (state.status === 'generating')
    return (
      <>
        {header}
        <Generating count={form.getValues('count')} onCancel={generator.cancel} />
      </>
    );
  if (!work || isBriefShown || state.status === 'failed')
    return (
      <>
        {header}
        <BriefStep
          form={form}
          categories={categories}
          error={state.status === 'failed' ? state.error : undefined}
          onGenerate={generate}
          onClear={startOver}
          onBack={
            work
              ? () => {
                  setBriefShown(false);
                  dispatch({ type: 'cancelled' });
                }
              : undefined
          }
        />
      </>
    );
  if (work.chosen === null)
    return (
      <>
        {header}
        <Candidates
          candidates={work.candidates}
          goal={work.brief?.goal ?? ''}
          onChoose={(index) => dispatch({ type: 'chosen', index })}
          onEditBrief={() => setBriefShown(true)}
          onAgain={() => generate(work.brief ?? toBrief(form.getValues()))}
        />
      </>
    );
  return (
    <GeneratorWorkspace
      key={work.chosen}
      state={state}
      work={work}
      categories={categories}
      resumed={resumed?.work.chosen === work.chosen ? resumed : undefined}
      dispatch={dispatch}
      keep={(values, isDirty) => keepWork({ work, values, isDirty, starter: starter?.id })}
      onStartOver={startOver}
      onEditBrief={work.brief ? () => setBriefShown(true) : undefined}
    />
  );
}

function firstState(work: Work | undefined, starter: Prompt | undefined): GeneratorState {
  if (work) return { status: 'draft', work };
  if (!starter) return { status: 'empty' };
  const { title, body, variables, quality, estimatedTokens, categoryId } = starter;
  const candidate = {
    title,
    body,
    variables,
    findings: quality.findings,
    estimatedTokens,
    variant: 'full' as const,
    reasons: [],
  };
  return { status: 'draft', work: { candidates: [candidate], chosen: 0, categoryId } };
}

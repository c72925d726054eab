import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Brief, Category, Prompt } from '#src/generated/api/endpoints.schemas.ts';
import { isRecord } from '#src/lib/storage.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { ProblemAlert } from '#src/components/problem-alert.tsx';
import { BriefStep } from './brief-step.tsx';
import { toBrief } from './brief-values.ts';
import { Generating } from './generating.tsx';
import { isDone, openWorkOf, type GeneratorState, type Work } from './generator-state.ts';
import { LazyCanvas, prefetchCanvas } from './lazy-canvas.tsx';
import { ModelPicker } from '../models/model-picker.tsx';
import { useModelPick } from '../models/use-model-pick.ts';
import { useBriefForm } from './use-brief-form.ts';
import { useGenerator } from './use-generator.ts';
import { usePersistedWork } from './use-persisted-work.ts';

export type GeneratorScreenProps = {
  categories: readonly Category[];
  /** A prompt to begin from in place of a goal. */
  starter: Prompt | undefined;
};

/**
 * One canvas: the goal on top, the drafts below it. The address says which draft is open, so that Back
 * leads to the goal. Whatever is in hand outlives a reload.
 */
export function GeneratorScreen({ categories, starter }: GeneratorScreenProps) {
  const { t } = useTranslation(['prompts', 'common']);
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigation = useNavigationType();
  const persistedWork = usePersistedWork();
  const [resumed] = useState(() => {
    const kept = persistedWork.initial;
    return kept && kept.starter === starter?.id && !isDoneNow(kept.work, search) ? kept : undefined;
  });
  const isStarter = starter !== undefined;
  const { form, clear } = useBriefForm({
    hasWork: persistedWork.initial !== undefined,
    isDone: persistedWork.initial !== undefined && isDoneNow(persistedWork.initial.work, search),
  });
  const show = (index: number, replace: boolean) =>
    setSearch(
      (current) => {
        current.set('draft', String(index + 1));
        return current;
      },
      { replace },
    );
  const isShown = search.has('draft') || isStarter;
  const { save: keepWork, discard: forgetWork } = persistedWork;
  const generator = useGenerator({
    initial: firstState(resumed?.work, starter),
    onWork: (work) => keepWork({ work, starter: starter?.id, isDirty: !isDone(work) }),
    onFirst: () => show(0, isShown),
  });
  const { state, dispatch } = generator;
  const picked = useModelPick('generate');
  const generate = (brief: Brief) =>
    generator.generate(picked.model === undefined ? brief : { ...brief, model: picked.model });
  // A goal that was sent from another page is on its way already; an address alone starts nothing.
  const startAtOnce = useEffectEvent(() => {
    const sent: unknown = location.state;
    if (isRecord(sent) && sent['isStarted'] === true && state.status !== 'generating')
      generator.generate(toBrief(form.getValues()));
  });
  useEffect(() => startAtOnce(), []);
  const work = openWorkOf(state);
  const index = Math.max(
    0,
    Math.min(Number(search.get('draft') ?? 1), work?.drafts.length ?? 1) - 1,
  );

  const startOver = () => {
    forgetWork();
    clear();
    generator.reset();
  };
  // The menu's "Generate", pressed on this very screen: another errand.
  const seen = useRef(location.key);
  const beginAgain = useEffectEvent((visit: string) => {
    const isNew = seen.current !== visit && navigation === NavigationType.Push;
    seen.current = visit;
    if (!isNew || isShown || search.has('goal') || !work) return;
    if (isDone(work)) startOver();
    else clear();
  });
  useEffect(() => beginAgain(location.key), [location.key]);

  const isGenerating = state.status === 'generating';
  useEffect(() => {
    if (isGenerating) prefetchCanvas();
  }, [isGenerating]);
  const waiting = (
    <>
      <PageHeader title={t('common:titles.generator')} text={t('generator.intro')} />
      {isGenerating ? (
        <Generating
          count={form.getValues('count')}
          reading={state.reading}
          onCancel={generator.cancel}
        />
      ) : (
        <Skeletons kind="form" />
      )}
    </>
  );
  if (isGenerating && !state.arrived) return waiting;

  const failure = state.status === 'failed' && (
    <ProblemAlert
      error={state.error}
      title={t('generator.failed')}
      onRetry={() => generate(toBrief(form.getValues()))}
      onClose={() => dispatch({ type: 'cancelled' })}
    />
  );
  if (!work || !isShown)
    return (
      <>
        <PageHeader
          title={t('common:titles.generator')}
          text={t('generator.intro')}
          actions={
            work && (
              <Button variant="outlined" onClick={() => show(0, false)}>
                {t('generator.showDrafts')}
              </Button>
            )
          }
        />
        <BriefStep
          form={form}
          categories={categories}
          problem={failure}
          picker={<ModelPicker {...picked} />}
          onGenerate={generate}
          onClear={clear}
        />
      </>
    );

  return (
    <LazyCanvas
      fallback={waiting}
      work={work}
      index={index}
      form={form}
      categories={categories}
      problem={failure}
      generator={generator}
      onGenerate={generate}
      onStartOver={startOver}
      onChoose={(next) => show(next, true)}
    />
  );
}

/** Whether work was finished before, and the address asks for none of it. */
function isDoneNow(work: Work, search: URLSearchParams): boolean {
  return isDone(work) && !search.has('draft');
}

function firstState(work: Work | undefined, starter: Prompt | undefined): GeneratorState {
  if (work) return { status: 'ready', work };
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
  return { status: 'ready', work: { drafts: [{ candidate }], categoryId, questions: [] } };
}

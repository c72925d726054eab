import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { Run as RunSchema } from '#contract/generated/schemas/prompts.ts';
import type {
  ExecutePromptRequest,
  Run,
  Variable,
  VariableValues,
} from '#src/generated/api/endpoints.schemas.ts';
import { useDraft } from '#src/session/use-draft.ts';
import { ModelPicker } from '../models/model-picker.tsx';
import { useModelPick } from '../models/use-model-pick.ts';
import { RunForm } from './run-form.tsx';
import { RunOutput } from './run-output.tsx';
import { isUnderWay } from './run-state.ts';
import { useRun } from './use-run.ts';

export type RunPanelProps = {
  variables: readonly Variable[];
  rememberAs: string;
  formId: string;
  /** The prompt's present text with values; undefined when it cannot be run as it is. */
  requestFor: (values: VariableValues) => ExecutePromptRequest | undefined;
};

/** Characters of an answer that is kept through a reload: the browser's storage is small. */
const MAX_KEPT = 20_000;
const isRun = (value: unknown): value is Run => RunSchema.safeParse(value).success;

/** Runs the prompt in hand. Once it runs, the answer has the room and the fields fold to their values. */
export function RunPanel({ variables, rememberAs, formId, requestFor }: RunPanelProps) {
  const kept = useDraft(`answer.${rememberAs}`, isRun);
  const run = useRun(kept.initial);
  const { hasNone: isDemo, ...picked } = useModelPick('run');
  const isRunning = isUnderWay(run.state);
  const [isFolded, setFolded] = useState(kept.initial !== undefined);
  const { save } = kept;
  useEffect(() => {
    if (run.state.status === 'done' && run.state.run.output.length <= MAX_KEPT) save(run.state.run);
  }, [run.state, save]);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // One frame later the answer has its room. Not cancelled: a quick run ends before its first frame.
    if (isRunning) requestAnimationFrame(() => answer.current?.scrollIntoView({ block: 'start' }));
  }, [isRunning]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <RunForm
        id={formId}
        variables={variables}
        rememberAs={rememberAs}
        isRunning={isRunning}
        isDemo={isDemo}
        isFolded={isFolded && variables.length > 0}
        picker={<ModelPicker {...picked} />}
        onUnfold={() => setFolded(false)}
        onStop={run.stop}
        onRun={(values) => {
          const request = requestFor(values);
          if (!request) return;
          setFolded(true);
          run.start(picked.model === undefined ? request : { ...request, model: picked.model });
        }}
      />
      {/* The answer's room is there before its text, so that it can be scrolled to at once. */}
      <Box
        ref={answer}
        sx={{
          scrollMarginTop: { xs: 80, lg: 270 },
          minHeight: run.state.status === 'idle' ? 0 : { xs: '60dvh', lg: 'calc(100dvh - 240px)' },
        }}
      >
        <RunOutput state={run.state} onAgain={run.again} />
      </Box>
    </Box>
  );
}

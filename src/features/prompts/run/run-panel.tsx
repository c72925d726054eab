import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useRef } from 'react';
import type {
  ExecutePromptRequest,
  Variable,
  VariableValues,
} from '#src/generated/api/endpoints.schemas.ts';
import { RunForm } from './run-form.tsx';
import { RunOutput } from './run-output.tsx';
import { isUnderWay } from './run-state.ts';
import { useRun } from './use-run.ts';

export type RunPanelProps = {
  variables: readonly Variable[];
  rememberAs: string;
  /** The prompt as it stands, with values; undefined when it cannot be run as it is. */
  requestFor: (values: VariableValues) => ExecutePromptRequest | undefined;
  onStarted?: () => void;
  onEnded?: () => void;
};

/** Runs the prompt in hand: the fields of its variables above, the answer below. */
export function RunPanel({ variables, rememberAs, requestFor, onStarted, onEnded }: RunPanelProps) {
  const run = useRun();
  const isRunning = isUnderWay(run.state);
  const wasRunning = useRef(false);
  const tell = useEffectEvent((isNow: boolean) => {
    if (isNow !== wasRunning.current) (isNow ? onStarted : onEnded)?.();
    wasRunning.current = isNow;
  });
  useEffect(() => tell(isRunning), [isRunning]);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <RunForm
        variables={variables}
        rememberAs={rememberAs}
        isRunning={isRunning}
        onStop={run.stop}
        onRun={(values) => {
          const request = requestFor(values);
          if (request) run.start(request);
        }}
      />
      <RunOutput state={run.state} onAgain={run.again} />
    </Box>
  );
}

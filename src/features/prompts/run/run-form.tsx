import { MAX_VALUE } from '#core/limits.ts';
import { mdiPlay, mdiStop } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Variable, VariableValues } from '#src/generated/api/endpoints.schemas.ts';
import { useDraft } from '#src/session/use-draft.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Kbd } from '#src/ui/kbd.tsx';
import { modifierKey } from '#src/ui/modifier-key.ts';
import { QuotaNote } from '#src/components/quota-note.tsx';

import { useHotkeys } from '../use-hotkeys.ts';
import { RunDoor, useRunBarrier } from './run-door.tsx';
import {
  faultOf,
  fieldName,
  initialValue,
  isRemembered,
  sampleValue,
  toValues,
  type RunFormValues,
} from './run-values.ts';
import { labelOf } from '../template/variables.ts';
import { ValueChips } from './value-chips.tsx';
import { VariableField } from './variable-field.tsx';

export type RunFormProps = {
  id: string;
  variables: readonly Variable[];
  /** Values typed here are remembered under this name. */
  rememberAs: string;
  isRunning: boolean;
  /** Shows the values alone. */
  isFolded: boolean;
  /** No model is connected: the run shows the filled prompt and is not counted. */
  isDemo: boolean;
  /** Picks the model, where there are several. */
  picker?: ReactNode;
  onUnfold: () => void;
  onRun: (values: VariableValues) => void;
  onStop: () => void;
};

/** A field for each variable, and the button that runs the prompt or stops it. */
export function RunForm(props: RunFormProps) {
  const { id, variables, rememberAs, isRunning, isFolded, onUnfold, onRun, onStop } = props;
  const { t } = useTranslation(['prompts', 'common']);
  const element = useRef<HTMLFormElement>(null);
  const barrier = useRunBarrier(props.isDemo);
  const memory = useDraft(`run.${rememberAs}`, isRemembered);
  const resolver = useMemo<Resolver<RunFormValues>>(
    () => (values) => {
      const errors = Object.fromEntries(
        variables.flatMap((variable) => {
          const name = fieldName(variable.name);
          const fault = faultOf(variable, values[name]);
          return fault
            ? [
                [
                  name,
                  { type: fault, message: t(`common:validation.${fault}`, { max: MAX_VALUE }) },
                ],
              ]
            : [];
        }),
      );
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
    [variables, t],
  );
  const form = useForm<RunFormValues>({ resolver });

  const fillNew = useEffectEvent((all: readonly Variable[]) => {
    for (const variable of all) {
      const name = fieldName(variable.name);
      if (form.getValues(name) === undefined)
        form.setValue(name, initialValue(variable, memory.initial));
    }
  });
  useEffect(() => fillNew(variables), [variables]);
  const runWithExamples = () => {
    for (const variable of variables) {
      const name = fieldName(variable.name);
      if (!variable.required || faultOf(variable, form.getValues(name)) === undefined) continue;
      const text = t('run.sample', { label: labelOf(variable) });
      form.setValue(name, sampleValue(variable, text), { shouldValidate: true });
    }
    element.current?.requestSubmit();
  };
  const isIncomplete = useWatch({
    control: form.control,
    compute: (values) =>
      variables.some(
        (variable) => faultOf(variable, values[fieldName(variable.name)]) === 'required',
      ),
  });
  useHotkeys({ enter: () => !isRunning && element.current?.requestSubmit() });

  return (
    <Box
      component="form"
      id={id}
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        if (barrier) {
          event.preventDefault();
          return;
        }
        void form.handleSubmit((values) => {
          const sent = toValues(variables, values);
          memory.save(sent);
          onRun(sent);
        }, onUnfold)(event);
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
    >
      {barrier && <RunDoor barrier={barrier} />}
      {variables.length === 0 ? (
        <Typography color="textSecondary">{t('run.noVariables')}</Typography>
      ) : (
        <>
          {isFolded && (
            <ValueChips
              control={form.control}
              variables={variables}
              onChoose={(variable) => {
                // The field is there before it takes the focus.
                flushSync(onUnfold);
                form.setFocus(fieldName(variable.name));
              }}
            />
          )}
          <Box hidden={isFolded} sx={{ display: isFolded ? 'none' : 'grid', gap: 4 }}>
            {variables.map((variable) => (
              <VariableField
                key={`${variable.name} ${variable.type}`}
                control={form.control}
                variable={variable}
              />
            ))}
          </Box>
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        {isRunning ? (
          <Button key="stop" variant="outlined" color="error" onClick={onStop} sx={{ gap: 2 }}>
            <Icon path={mdiStop} fontSize="small" />
            {t('run.stop')}
          </Button>
        ) : (
          <Button
            key="start"
            type="submit"
            variant="contained"
            disabled={barrier !== undefined}
            sx={{ gap: 2 }}
          >
            <Icon path={mdiPlay} fontSize="small" />
            {t('run.start')}
          </Button>
        )}
        {isIncomplete && !isRunning && !barrier && (
          <Button variant="outlined" onClick={runWithExamples}>
            {t('run.withExamples')}
          </Button>
        )}
        {props.picker}
        <Box
          component="span"
          aria-hidden="true"
          sx={{ display: { xs: 'none', md: 'inline-flex' }, gap: 1 }}
        >
          <Kbd>{modifierKey()}</Kbd>
          <Kbd>↵</Kbd>
        </Box>
      </Box>
      {props.isDemo ? (
        <Typography variant="caption" component="p" color="textSecondary">
          {t('run.demoNote')}
        </Typography>
      ) : (
        <QuotaNote meter="runs" />
      )}
    </Box>
  );
}

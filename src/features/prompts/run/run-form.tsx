import { MAX_VALUE } from '#core/limits.ts';
import { mdiPlay, mdiStop } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Variable, VariableValues } from '#src/generated/api/endpoints.schemas.ts';
import { useDraft } from '#src/session/use-draft.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Kbd } from '#src/ui/kbd.tsx';
import { modifierKey } from '#src/ui/modifier-key.ts';
import { QuotaNote } from '#src/components/quota-note.tsx';
import { useHotkeys } from '../use-hotkeys.ts';
import {
  faultOf,
  fieldName,
  initialValue,
  isRemembered,
  toValues,
  type RunFormValues,
} from './run-values.ts';
import { VariableField } from './variable-field.tsx';

export type RunFormProps = {
  variables: readonly Variable[];
  /** Values typed here are remembered under this name. */
  rememberAs: string;
  isRunning: boolean;
  onRun: (values: VariableValues) => void;
  onStop: () => void;
};

/** A field for each variable, and the button that runs the prompt or stops it. */
export function RunForm({ variables, rememberAs, isRunning, onRun, onStop }: RunFormProps) {
  const { t } = useTranslation(['prompts', 'common']);
  const element = useRef<HTMLFormElement>(null);
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
  useHotkeys({ enter: () => !isRunning && element.current?.requestSubmit() });

  return (
    <Box
      component="form"
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        void form.handleSubmit((values) => {
          const sent = toValues(variables, values);
          memory.save(sent);
          onRun(sent);
        })(event);
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
    >
      {variables.length === 0 ? (
        <Typography color="textSecondary">{t('run.noVariables')}</Typography>
      ) : (
        variables.map((variable) => (
          <VariableField
            key={`${variable.name} ${variable.type}`}
            control={form.control}
            variable={variable}
          />
        ))
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        {isRunning ? (
          <Button key="stop" variant="outlined" color="error" onClick={onStop} sx={{ gap: 2 }}>
            <Icon path={mdiStop} fontSize="small" />
            {t('run.stop')}
          </Button>
        ) : (
          <Button key="start" type="submit" variant="contained" sx={{ gap: 2 }}>
            <Icon path={mdiPlay} fontSize="small" />
            {t('run.start')}
          </Button>
        )}
        <Box
          component="span"
          aria-hidden="true"
          sx={{ display: { xs: 'none', md: 'inline-flex' }, gap: 1 }}
        >
          <Kbd>{modifierKey()}</Kbd>
          <Kbd>↵</Kbd>
        </Box>
      </Box>
      <QuotaNote meter="runs" />
    </Box>
  );
}

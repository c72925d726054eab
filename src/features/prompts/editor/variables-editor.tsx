import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#src/generated/api/endpoints.schemas.ts';
import { reconcileVariables } from '#core/template/reconcile.ts';
import { withVariable } from '../template/variables.ts';
import type { EditorValues } from './editor-values.ts';
import { VariableRow } from './variable-row.tsx';

export type VariablesEditorProps = {
  form: UseFormReturn<EditorValues, unknown, Draft>;
  readOnly: boolean;
};

/** The variables of the body, as they are typed, each with the field that asks for its value. */
export function VariablesEditor({ form, readOnly }: VariablesEditorProps) {
  const { t } = useTranslation('prompts');
  const titleId = useId();
  const { control } = form;
  const body = useDeferredValue(useWatch({ control, name: 'body' }));
  const described = useWatch({ control, name: 'variables' });
  const variables = useMemo(() => reconcileVariables(body, described), [body, described]);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h6" component="h2" sx={{ mb: 1 }}>
        {t('variables.title')}
      </Typography>
      {variables.length === 0 ? (
        <Typography color="textSecondary">
          {t('variables.none', { example: '{{name}}' })}
        </Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {variables.map((variable) => (
            <VariableRow
              key={variable.name}
              variable={variable}
              readOnly={readOnly}
              // Read when it happens: a row that did not change keeps the handler that it has.
              onChange={(changed) =>
                form.setValue('variables', withVariable(form.getValues('variables'), changed), {
                  shouldDirty: true,
                })
              }
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

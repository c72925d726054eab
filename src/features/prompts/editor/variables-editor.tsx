import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useMemo } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#src/generated/api/endpoints.schemas.ts';
import { variableNames } from '#core/template/parse.ts';
import { describeVariables } from '#core/template/reconcile.ts';
import { withVariable } from '../template/variables.ts';
import type { EditorValues } from './editor-values.ts';
import { useSettled } from './use-settled.ts';
import { VariableRow } from './variable-row.tsx';

export type VariablesEditorProps = {
  form: UseFormReturn<EditorValues, unknown, Draft>;
  readOnly: boolean;
};

const namesIn = ({ body }: EditorValues) => variableNames(body);

/** The variables of the body, as they are typed, each with the field that asks for its value. */
export function VariablesEditor({ form, readOnly }: VariablesEditorProps) {
  const { t } = useTranslation('prompts');
  const titleId = useId();
  const { control } = form;
  const names = useSettled(form, namesIn);
  const described = useWatch({ control, name: 'variables' });
  const variables = useMemo(() => describeVariables(names, described), [names, described]);
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

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Variable } from '#src/generated/api/endpoints.schemas.ts';
import { labelOf } from '../template/variables.ts';
import { fieldName, type RunFormValues } from './run-values.ts';

export type ValueChipsProps = {
  control: Control<RunFormValues>;
  variables: readonly Variable[];
  /** A value is to be changed. */
  onChoose: (variable: Variable) => void;
};

/** The values that a prompt runs with, in a line or two; each leads to its field. */
export function ValueChips({ control, variables, onChoose }: ValueChipsProps) {
  const { t } = useTranslation('prompts');
  const values = useWatch({ control });
  return (
    <Box
      role="group"
      aria-label={t('run.values')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, minWidth: 0 }}
    >
      {variables.map((variable) => {
        const value = values[fieldName(variable.name)];
        const shown = typeof value === 'boolean' ? (value ? '✓' : '–') : String(value ?? '') || '–';
        return (
          <Chip
            key={variable.name}
            size="small"
            onClick={() => onChoose(variable)}
            label={
              <>
                <bdi>{labelOf(variable)}</bdi>: <bdi>{shown}</bdi>
              </>
            }
            sx={{ maxWidth: '100%' }}
          />
        );
      })}
    </Box>
  );
}

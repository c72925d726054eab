import { MAX_OPTIONS, MAX_VARIABLE_DEFAULT, MAX_VARIABLE_LABEL } from '#core/limits.ts';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { VARIABLE_TYPES } from '#core/template/variable.ts';
import type { Variable } from '#src/generated/api/endpoints.schemas.ts';
import { MONO_FAMILY } from '#src/theme/typography.ts';
import { labelOf, withType } from '../template/variables.ts';

export type VariableRowProps = {
  variable: Variable;
  readOnly: boolean;
  onChange: (changed: Variable) => void;
};

/** One variable: its name, type and label, and whether it is required. */
export const VariableRow = memo(
  function VariableRow({ variable, readOnly, onChange }: VariableRowProps) {
    const { t } = useTranslation('prompts');
    const { name, type, required, options = [] } = variable;
    const shared = { size: 'small', disabled: readOnly } as const;
    const named = (text: string) => ({ 'aria-label': t('variables.of', { field: text, name }) });
    // A select is named by its label's id, which would win over the name that tells rows apart.
    const namedAlone = (text: string) => ({ ...named(text), 'aria-labelledby': undefined });
    return (
      <Box
        component="li"
        sx={{
          display: 'grid',
          alignItems: 'center',
          gap: 3,
          py: 3,
          borderTop: 1,
          borderColor: 'divider',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.2fr) auto',
          },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <TextField
            {...shared}
            label={t('variables.label')}
            value={variable.label ?? ''}
            placeholder={labelOf(variable)}
            onChange={(event) => onChange({ ...variable, label: event.target.value })}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: {
                dir: 'auto',
                maxLength: MAX_VARIABLE_LABEL,
                ...named(t('variables.label')),
              },
            }}
          />
          <Box
            component="code"
            dir="auto"
            sx={{
              display: 'block',
              mt: 1,
              fontFamily: MONO_FAMILY,
              fontSize: '0.75rem',
              color: 'primary.main',
              overflowWrap: 'anywhere',
            }}
          >
            {`{{${name}}}`}
          </Box>
        </Box>
        <TextField
          {...shared}
          select
          label={t('variables.type')}
          value={type}
          onChange={(event) => onChange(withType(variable, event.target.value as Variable['type']))}
          sx={{ alignSelf: 'start' }}
          slotProps={{ select: { SelectDisplayProps: namedAlone(t('variables.type')) } }}
        >
          {VARIABLE_TYPES.map((value) => (
            <MenuItem key={value} value={value}>
              {t(`variables.types.${value}`)}
            </MenuItem>
          ))}
        </TextField>
        <DefaultField {...{ variable, readOnly, onChange }} />
        <FormControlLabel
          sx={{ m: 0, alignSelf: 'start', minHeight: 40 }}
          disabled={readOnly || type === 'checkbox'}
          control={
            <Switch
              size="small"
              checked={required && type !== 'checkbox'}
              onChange={(_event, isOn) => onChange({ ...variable, required: isOn })}
              slotProps={{ input: named(t('variables.required')) }}
            />
          }
          label={t('variables.required')}
        />
        {type === 'select' && (
          <TextField
            {...shared}
            multiline
            minRows={2}
            maxRows={8}
            label={t('variables.options')}
            helperText={t('generator.onePerLine')}
            value={options.join('\n')}
            onChange={(event) =>
              onChange({
                ...variable,
                options: event.target.value.split('\n').slice(0, MAX_OPTIONS),
              })
            }
            sx={{ gridColumn: '1 / -1' }}
            slotProps={{ htmlInput: { dir: 'auto', ...named(t('variables.options')) } }}
          />
        )}
      </Box>
    );
  },
  // The handler is a new one each time; what it changes is in `variable`.
  (before, after) => before.variable === after.variable && before.readOnly === after.readOnly,
);

/** What counts when nothing is given: a word, one of the options, a tick. */
function DefaultField({ variable, readOnly, onChange }: VariableRowProps) {
  const { t } = useTranslation('prompts');
  const { name, type, options = [], default: initial = '' } = variable;
  const label = t('variables.default');
  const choices = type === 'checkbox' ? ['true', 'false'] : type === 'select' ? options : undefined;
  const shown = choices && !choices.includes(initial) ? '' : initial;
  return (
    <TextField
      size="small"
      disabled={readOnly}
      label={label}
      value={shown}
      {...(choices ? { select: true } : {})}
      {...(type === 'date' ? { type: 'date' } : {})}
      onChange={(event) => onChange({ ...variable, default: event.target.value })}
      sx={{ alignSelf: 'start' }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          displayEmpty: true,
          notched: true,
          SelectDisplayProps: {
            'aria-label': t('variables.of', { field: label, name }),
            'aria-labelledby': undefined,
          },
        },
        htmlInput: {
          dir: 'auto',
          maxLength: MAX_VARIABLE_DEFAULT,
          'aria-label': t('variables.of', { field: label, name }),
        },
      }}
    >
      {choices && [
        <MenuItem key="" value="">
          {t('variables.noDefault')}
        </MenuItem>,
        ...choices
          .filter((choice, index) => choice !== '' && choices.indexOf(choice) === index)
          .map((choice) => (
            <MenuItem key={choice} value={choice}>
              {type === 'checkbox'
                ? t(choice === 'true' ? 'variables.yes' : 'variables.no')
                : choice}
            </MenuItem>
          )),
      ]}
    </TextField>
  );
}

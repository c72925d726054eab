import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#src/ui/form/field-frame.tsx';
import type { ModelPick } from './use-model-pick.ts';

/** The choice of a model, as a field. */
export function ModelSelect({ items, usual, model, pick }: Omit<ModelPick, 'hasNone'>) {
  const { t } = useTranslation('prompts');
  const label = t('models.pick');
  return (
    <Box sx={{ minWidth: 180, maxWidth: 280, flex: '1 1 180px' }}>
      <FieldFrame label={label} error={undefined} size="small" isShrunk>
        {({ id, labelId }) => (
          <Select
            id={id}
            labelId={labelId}
            label={label}
            value={model ?? ''}
            displayEmpty
            notched
            onChange={({ target }) => pick(target.value === '' ? undefined : target.value)}
          >
            <MenuItem value="">
              <bdi>{t('models.pickDefault', { model: usual })}</bdi>
            </MenuItem>
            {items.map(({ id: value, name }) => (
              <MenuItem key={value} value={value}>
                <bdi>{name}</bdi>
              </MenuItem>
            ))}
          </Select>
        )}
      </FieldFrame>
    </Box>
  );
}

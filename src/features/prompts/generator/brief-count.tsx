import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Brief } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import type { BriefValues } from './brief-values.ts';

export type BriefCountProps = { form: UseFormReturn<BriefValues, unknown, Brief> };

/** How many prompts to choose from; one call whatever their number. */
export function BriefCount({ form }: BriefCountProps) {
  const { t } = useTranslation('prompts');
  const formats = useFormats();
  const labelId = useId();
  const { field } = useController({ control: form.control, name: 'count' });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Typography id={labelId} color="textSecondary">
        {t('generator.count')}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={labelId}
        value={field.value}
        onChange={(_event, value: number | null) => value !== null && field.onChange(value)}
      >
        {[1, 2, 3].map((count) => (
          <ToggleButton key={count} value={count}>
            {formats.number(count)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

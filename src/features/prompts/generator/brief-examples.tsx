import { mdiClose, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Brief } from '#src/generated/api/endpoints.schemas.ts';
import { useFieldArray } from '#src/ui/form/field-list.ts';
import { TextField } from '#src/ui/form/text-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { BriefValues } from './brief-values.ts';

export type BriefExamplesProps = { control: Control<BriefValues, unknown, Brief> };

const MOST = 5;

/** Up to five examples of what is wanted, each with what it was made from. */
export function BriefExamples({ control }: BriefExamplesProps) {
  const { t } = useTranslation('prompts');
  const { fields, append, remove } = useFieldArray({ control, name: 'examples' });
  return (
    <Box
      role="group"
      aria-label={t('generator.examples')}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
    >
      {fields.map(({ id }, index) => (
        <Box key={id} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <TextField
              control={control}
              name={`examples.${index}.input`}
              rows={2}
              maxRows={8}
              label={t('generator.exampleInput', { number: index + 1 })}
            />
            <TextField
              control={control}
              name={`examples.${index}.output`}
              rows={2}
              maxRows={8}
              required
              label={t('generator.exampleOutput', { number: index + 1 })}
            />
          </Box>
          <IconButton
            aria-label={t('generator.removeExample', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <Icon path={mdiClose} fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {fields.length < MOST && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => append({ input: '', output: '' })}
          sx={{ alignSelf: 'flex-start', gap: 2 }}
        >
          <Icon path={mdiPlus} fontSize="small" />
          {t('generator.addExample')}
        </Button>
      )}
    </Box>
  );
}

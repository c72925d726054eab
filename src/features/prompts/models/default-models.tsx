import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '#src/components/problem-alert.tsx';
import { useListModelsSuspense, useSetModelDefaults } from '#src/generated/api/prompts/prompts.ts';
import { FieldFrame } from '#src/ui/form/field-frame.tsx';

const WORKS = ['generate', 'run'] as const;

/** One model for writing prompts and one for running them; nothing where there is no choice. */
export function DefaultModels() {
  const { t } = useTranslation('prompts');
  const { items } = useListModelsSuspense().data;
  const change = useSetModelDefaults();
  if (items.length < 2) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        mb: 5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {WORKS.map((work) => (
        <FieldFrame key={work} label={t(`models.defaultFor.${work}`)} error={undefined} isShrunk>
          {({ id, labelId }) => (
            <Select
              id={id}
              labelId={labelId}
              label={t(`models.defaultFor.${work}`)}
              value={items.find(({ defaultFor }) => defaultFor.includes(work))?.id ?? ''}
              notched
              disabled={change.isPending}
              onChange={({ target }) => change.mutate({ data: { [work]: target.value } })}
            >
              {items.map(({ id: value, name }) => (
                <MenuItem key={value} value={value}>
                  <bdi>{name}</bdi>
                </MenuItem>
              ))}
            </Select>
          )}
        </FieldFrame>
      ))}
      {change.error && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <ProblemAlert error={change.error} />
        </Box>
      )}
    </Box>
  );
}

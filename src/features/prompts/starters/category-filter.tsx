import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { Category } from '#src/generated/api/endpoints.schemas.ts';

export type CategoryFilterProps = {
  categories: readonly Category[];
  value: string | undefined;
  onChange: (categoryId: string | undefined) => void;
};

/** One category or all, as chips: one row to scroll on a phone, as many as needed elsewhere. */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  const { t } = useTranslation('prompts');
  const options = [{ id: undefined, name: t('starters.all') }, ...categories];
  return (
    <Box
      role="group"
      aria-label={t('library.category')}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        gap: 2,
        mt: -1,
        mb: 5,
        py: 1,
        // To the screen's edges, so that the row is seen to go on; room for the focus ring.
        mx: { xs: -4, sm: 0 },
        px: { xs: 4, sm: 0 },
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollPaddingInline: 16,
        scrollbarWidth: 'none',
        '& > *': { flexShrink: 0 },
      }}
    >
      {options.map(({ id, name }) => (
        <Chip
          key={id ?? 'all'}
          label={name}
          clickable
          aria-pressed={id === value}
          color={id === value ? 'primary' : 'default'}
          variant={id === value ? 'filled' : 'outlined'}
          onClick={() => onChange(id)}
        />
      ))}
    </Box>
  );
}

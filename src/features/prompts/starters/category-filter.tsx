import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { Category } from '../../../generated/model/category.ts';

export type CategoryFilterProps = {
  categories: readonly Category[];
  value: string | undefined;
  onChange: (categoryId: string | undefined) => void;
};

/** One category or all, as a row of chips. */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  const { t } = useTranslation('prompts');
  const options = [{ id: undefined, name: t('starters.all') }, ...categories];
  return (
    <Box
      role="group"
      aria-label={t('library.category')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 6 }}
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

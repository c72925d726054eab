import Box from '@mui/material/Box';
import type { Category } from '#src/generated/api/endpoints.schemas.ts';
import { CategoryIcon } from '#src/ui/category-icon.tsx';

/** A category's picture and name, on one line. */
export function CategoryLabel({ category }: { category: Category | undefined }) {
  if (!category) return null;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, minWidth: 0, font: 'inherit' }}
    >
      <CategoryIcon name={category.icon} color={category.color} />
      <Box
        component="span"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {category.name}
      </Box>
    </Box>
  );
}

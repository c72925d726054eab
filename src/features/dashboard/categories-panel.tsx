import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { useListMostUsedCategoriesSuspense } from '#src/generated/api/prompts/prompts.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { CategoryIcon } from '#src/ui/category-icon.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { Panel } from './panel.tsx';

/** The categories that the person, or a client's team, uses most. */
export function CategoriesPanel() {
  const { t } = useTranslation('dashboard');
  return (
    <Panel title={t('categories.title')} text={t('categories.text')}>
      <QueryBoundary fallback={<Skeletons kind="rows" count={6} />}>
        <MostUsed />
      </QueryBoundary>
    </Panel>
  );
}

function MostUsed() {
  const { t } = useTranslation('dashboard');
  const { percent, number } = useFormats();
  const { items } = useListMostUsedCategoriesSuspense().data;
  if (items.length === 0)
    return <Typography color="textSecondary">{t('categories.empty')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
      {items.map(({ category, share, saves, runs }) => (
        <Box key={category.id} component="li" sx={{ display: 'flex', gap: 3, minWidth: 0 }}>
          <CategoryIcon name={category.icon} color={category.color} size={32} />
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ display: 'flex', gap: 3 }}>
              <Link
                component={PrefetchLink}
                to={paths.prompts({ categoryId: category.id })}
                color="textPrimary"
                underline="hover"
                noWrap
                title={t('categories.detail', { saves: number(saves), runs: number(runs) })}
                sx={{ flex: 1, minWidth: 0, fontWeight: 500 }}
              >
                {category.name}
              </Link>
              <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {percent(Math.round(share * 100) / 100)}
              </Typography>
            </Box>
            <Box
              aria-hidden="true"
              sx={{ mt: 1, height: 4, borderRadius: 2, bgcolor: 'surface.track' }}
            >
              <Box
                sx={{ height: 1, minWidth: 4, borderRadius: 2, bgcolor: 'primary.main' }}
                style={{ width: `${share * 100}%` }}
              />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

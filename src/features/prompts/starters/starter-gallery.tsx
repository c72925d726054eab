import Box from '@mui/material/Box';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useListPromptsSuspense } from '#src/generated/api/prompts/prompts.ts';
import type { Category } from '#src/generated/api/endpoints.schemas.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { StarterCard } from './starter-card.tsx';
import { starterParams, type StarterQuery } from './starter-query.ts';

export type StarterGalleryProps = {
  query: StarterQuery;
  categories: readonly Category[];
  onOpen: (starterId: string) => void;
};

/** Cards that fill a large screen; the others are drawn after them. */
const FIRST = 12;

/** The starters that the query finds; while others load, the last ones stay. */
export function StarterGallery({ query, categories, onOpen }: StarterGalleryProps) {
  const { t } = useTranslation('prompts');
  const shown = useDeferredValue(query);
  const { items, total } = useListPromptsSuspense(starterParams(shown)).data;
  // Back leads to a place on the page, which has to be as long as it was.
  const isReturn = useNavigationType() === NavigationType.Pop;
  const count = useDeferredValue(items.length, isReturn ? items.length : FIRST);
  if (items.length === 0)
    return (
      <EmptyState
        illustration="no-results"
        title={t('starters.empty')}
        text={t('starters.emptyText')}
      />
    );
  return (
    <Box
      component="ul"
      aria-label={t('starters.count', { count: total })}
      aria-busy={shown !== query || count < items.length}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
      }}
    >
      {items.slice(0, count).map((starter) => (
        <StarterCard
          key={starter.id}
          starter={starter}
          category={categories.find(({ id }) => id === starter.categoryId)}
          onOpen={onOpen}
        />
      ))}
    </Box>
  );
}

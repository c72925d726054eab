import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { HistoryFiltersProps } from './history-filters.tsx';
import { isNarrowed } from './history-query.ts';
import { NothingFound } from './nothing-found.tsx';

/** In place of transactions: no payment yet, or none that passes the filters. */
export function HistoryEmpty({ query, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation('billing');
  if (isNarrowed(query)) return <NothingFound onChange={onChange} />;
  return (
    <EmptyState
      illustration="billing"
      title={t('history.empty')}
      text={t('history.emptyText')}
      action={
        <Button variant="contained" component={PrefetchLink} to={paths.plans()}>
          {t('history.plans')}
        </Button>
      }
    />
  );
}

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/empty-state.tsx';
import type { HistoryFiltersProps } from './history-filters.tsx';
import { UNNARROWED } from './history-query.ts';

/** No transaction passes the filters; one press lets everything through again. */
export function NothingFound({ onChange }: Pick<HistoryFiltersProps, 'onChange'>) {
  const { t } = useTranslation('billing');
  return (
    <EmptyState
      illustration="no-results"
      title={t('history.nothingFound')}
      text={t('history.nothingFoundText')}
      action={
        <Button variant="outlined" onClick={() => onChange(UNNARROWED)}>
          {t('history.clear')}
        </Button>
      }
    />
  );
}

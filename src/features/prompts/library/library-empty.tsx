import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { isNarrowed, type LibraryQuery } from './library-query.ts';

export type LibraryEmptyProps = { query: LibraryQuery; onClear: () => void };

/** Nothing to show: because nothing was found, or because there is nothing yet. */
export function LibraryEmpty({ query, onClear }: LibraryEmptyProps) {
  const { t } = useTranslation('prompts');
  if (isNarrowed(query))
    return (
      <EmptyState
        illustration="no-results"
        title={t('library.nothingFound')}
        text={t('library.nothingFoundText')}
        action={
          <Button variant="outlined" onClick={onClear}>
            {t('library.clearFilters')}
          </Button>
        }
      />
    );
  if (query.state === 'draft')
    return (
      <EmptyState
        illustration="empty-library"
        title={t('library.emptyDrafts')}
        text={t('library.emptyDraftsText')}
        action={
          <Button variant="contained" component={PrefetchLink} to={paths.generator()}>
            {t('library.generate')}
          </Button>
        }
      />
    );
  const isTeam = query.scope === 'team';
  return (
    <EmptyState
      illustration={isTeam ? 'team' : 'empty-library'}
      title={t(isTeam ? 'library.emptyTeam' : 'library.empty')}
      text={t(isTeam ? 'library.emptyTeamText' : 'library.emptyText')}
      action={
        <>
          <Button variant="contained" component={PrefetchLink} to={paths.generator()}>
            {t('library.generate')}
          </Button>
          <Button component={PrefetchLink} to={paths.starters()}>
            {t('library.browseStarters')}
          </Button>
        </>
      }
    />
  );
}

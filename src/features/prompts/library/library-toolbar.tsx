import { mdiFileDocumentEditOutline, mdiStar, mdiStarOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import { useTranslation } from 'react-i18next';
import type { Category } from '#src/generated/api/endpoints.schemas.ts';
import type { ListStateInPage } from '#src/lib/use-list-state.ts';
import { Icon } from '#src/ui/icon.tsx';
import { ColumnsMenu } from '#src/ui/table/columns-menu.tsx';
import type { HiddenColumns } from '#src/ui/table/use-hidden-columns.ts';
import type { LibraryQuery, ListedQuery } from './library-query.ts';
import { SearchField } from './search-field.tsx';
import { HIDEABLE } from './use-library-columns.tsx';

export type LibraryToolbarProps = {
  query: ListedQuery;
  categories: readonly Category[];
  columns: HiddenColumns;
  onChange: ListStateInPage<LibraryQuery>['show'];
};

/** Search and filters. Each of them is in the address. */
export function LibraryToolbar({ query, categories, columns, onChange }: LibraryToolbarProps) {
  const { t } = useTranslation('prompts');
  return (
    <Box
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 5 }}
    >
      <SearchField
        value={query.q}
        label={t('library.search')}
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      <Select
        size="small"
        displayEmpty
        value={categories.some(({ id }) => id === query.categoryId) ? query.categoryId : ''}
        onChange={(event) => onChange({ categoryId: event.target.value || undefined })}
        slotProps={{ input: { 'aria-label': t('library.category') } }}
        sx={{ minWidth: 180, flex: { xs: '1 1 160px', md: '0 0 auto' } }}
      >
        <MenuItem value="">{t('library.allCategories')}</MenuItem>
        {categories.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </Select>
      <ToggleButton
        size="small"
        value="favourite"
        selected={query.favourite}
        onChange={() => onChange({ favourite: !query.favourite })}
        sx={{ gap: 2, textTransform: 'none', height: 40 }}
      >
        <Icon path={query.favourite ? mdiStar : mdiStarOutline} fontSize="small" />
        {t('library.favourites')}
      </ToggleButton>
      {query.scope === 'mine' && (
        <ToggleButton
          size="small"
          value="draft"
          selected={query.state === 'draft'}
          onChange={() => onChange({ state: query.state === 'draft' ? 'saved' : 'draft' })}
          sx={{ gap: 2, textTransform: 'none', height: 40 }}
        >
          <Icon path={mdiFileDocumentEditOutline} fontSize="small" />
          {t('library.drafts')}
        </ToggleButton>
      )}
      {query.tag && (
        <Chip
          label={t('library.tag', { tag: query.tag })}
          onDelete={() => onChange({ tag: undefined })}
        />
      )}
      <Box sx={{ marginInlineStart: 'auto', display: { xs: 'none', md: 'block' } }}>
        <ColumnsMenu
          {...columns}
          names={Object.fromEntries(
            Object.entries(HIDEABLE).map(([field, name]) => [field, t(`library.columns.${name}`)]),
          )}
        />
      </Box>
    </Box>
  );
}

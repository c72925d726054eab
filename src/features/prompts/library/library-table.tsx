import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category, PromptPage } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { pagedProps } from '#src/ui/table/paged-props.ts';
import { CategoryLabel } from '../category-label.tsx';
import { libraryState, type LibraryQuery, type ListedQuery } from './library-query.ts';
import { PromptTitle } from './prompt-title.tsx';
import { QualityCell } from './quality-cell.tsx';
import { RowMenu } from './row-menu.tsx';
import { useLibraryColumns } from './use-library-columns.tsx';

export type LibraryTableProps = {
  query: ListedQuery;
  page: PromptPage | undefined;
  categories: readonly Category[];
  /** Columns that are left out of the grid. */
  hidden: ReadonlySet<string>;
  loading: boolean;
  empty: ReactNode;
  onChange: (change: Partial<LibraryQuery>) => void;
};

/** The prompts as a grid, or as cards on a phone. */
export function LibraryTable({
  query,
  page,
  categories,
  hidden,
  loading,
  empty,
  onChange,
}: LibraryTableProps) {
  const { t } = useTranslation('prompts');
  const { relative } = useFormats();
  const canDelete = query.scope === 'mine';
  const byId = useMemo(
    () => new Map(categories.map((category) => [category.id, category])),
    [categories],
  );
  const columns = useLibraryColumns(byId, canDelete, hidden);
  return (
    <DataTable
      label={t(`library.scope.${query.scope}`)}
      columns={columns}
      {...pagedProps(query, page, libraryState.fields.sort, onChange)}
      loading={loading}
      empty={empty}
      renderCard={(prompt) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
          <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <PromptTitle prompt={prompt} lines={2} />
            </Box>
            <RowMenu prompt={prompt} canDelete={canDelete} />
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              fontSize: '0.8125rem',
            }}
          >
            <CategoryLabel category={byId.get(prompt.categoryId)} />
            <QualityCell quality={prompt.quality} />
            <Box component="time" dateTime={prompt.updatedAt} sx={{ color: 'text.secondary' }}>
              {relative(prompt.updatedAt)}
            </Box>
            {prompt.tags.slice(0, 3).map((tag) => (
              <Chip key={tag} size="small" variant="outlined" label={tag} />
            ))}
          </Box>
        </Box>
      )}
    />
  );
}

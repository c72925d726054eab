import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category, PromptPage, PromptSummary } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { pagedProps } from '#src/ui/table/paged-props.ts';
import type { TableColumn } from '#src/ui/table/table-types.ts';
import { CategoryLabel } from '../category-label.tsx';
import { libraryState, type LibraryQuery, type ListedQuery } from './library-query.ts';
import { PromptTitle } from './prompt-title.tsx';
import { RowMenu } from './row-menu.tsx';

export type LibraryTableProps = {
  query: ListedQuery;
  page: PromptPage | undefined;
  categories: readonly Category[];
  loading: boolean;
  empty: ReactNode;
  onChange: (change: Partial<LibraryQuery>) => void;
};

/** The prompts as a grid, or as cards on a phone. */
export function LibraryTable({
  query,
  page,
  categories,
  loading,
  empty,
  onChange,
}: LibraryTableProps) {
  const { t } = useTranslation('prompts');
  const { number, relative, dateTime } = useFormats();
  const canDelete = query.scope === 'mine';
  const byId = useMemo(
    () => new Map(categories.map((category) => [category.id, category])),
    [categories],
  );
  const columns = useMemo(
    (): TableColumn<PromptSummary>[] => [
      {
        field: 'title',
        header: t('library.columns.title'),
        flex: 3,
        minWidth: 220,
        isSortable: true,
        render: (prompt) => <PromptTitle prompt={prompt} />,
      },
      {
        field: 'categoryId',
        header: t('library.columns.category'),
        flex: 1.2,
        minWidth: 220,
        render: (prompt) => <CategoryLabel category={byId.get(prompt.categoryId)} />,
      },
      {
        field: 'runCount',
        header: t('library.columns.runs'),
        width: 120,
        align: 'end',
        isSortable: true,
        render: (prompt) => number(prompt.runCount),
      },
      {
        field: 'updatedAt',
        header: t('library.columns.updated'),
        width: 140,
        isSortable: true,
        render: (prompt) => (
          <time dateTime={prompt.updatedAt} title={dateTime(prompt.updatedAt)}>
            {relative(prompt.updatedAt)}
          </time>
        ),
      },
      {
        field: 'actions',
        header: '',
        width: 56,
        align: 'center',
        render: (prompt) => <RowMenu prompt={prompt} canDelete={canDelete} />,
      },
    ],
    [t, number, relative, dateTime, byId, canDelete],
  );
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

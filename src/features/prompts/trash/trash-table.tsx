import { mdiRestore } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category, TrashPage, TrashedPrompt } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { pagedProps } from '#src/ui/table/paged-props.ts';
import type { DataTableProps, TableColumn } from '#src/ui/table/table-types.ts';
import { CategoryLabel } from '../category-label.tsx';
import { trashState, type TrashQuery } from './trash-query.ts';
import { ErasureDate } from './erasure-date.tsx';
import { TrashedTitle } from './trashed-title.tsx';

export type TrashTableProps = {
  query: TrashQuery;
  page: TrashPage;
  categories: readonly Category[];
  loading: boolean;
  empty: ReactNode;
  onChange: (change: Partial<TrashQuery>) => void;
  /** Being restored now. */
  busy?: ReadonlySet<string>;
  /** Left out without the permission. */
  onRestore?: (id: string) => void;
  selection?: DataTableProps<TrashedPrompt>['selection'];
};

/** Deleted prompts as a grid, or as cards on a phone. */
export function TrashTable(props: TrashTableProps) {
  const { query, page, categories, loading, empty, onChange, busy, onRestore, selection } = props;
  const { t } = useTranslation('prompts');
  const { relative, dateTime } = useFormats();
  const byId = useMemo(
    () => new Map(categories.map((category) => [category.id, category])),
    [categories],
  );
  const columns = useMemo((): TableColumn<TrashedPrompt>[] => {
    const shown: TableColumn<TrashedPrompt>[] = [
      {
        field: 'title',
        header: t('library.columns.title'),
        flex: 3,
        minWidth: 220,
        isSortable: true,
        render: (prompt) => <TrashedTitle prompt={prompt} />,
      },
      {
        field: 'categoryId',
        header: t('library.columns.category'),
        flex: 1,
        minWidth: 150,
        render: (prompt) => <CategoryLabel category={byId.get(prompt.categoryId)} />,
      },
      {
        field: 'deletedAt',
        header: t('trash.columns.deleted'),
        width: 130,
        isSortable: true,
        render: ({ deletedAt }) => (
          <time dateTime={deletedAt} title={dateTime(deletedAt)}>
            {relative(deletedAt)}
          </time>
        ),
      },
      {
        field: 'restorableUntil',
        header: t('trash.columns.erased'),
        width: 210,
        render: ({ restorableUntil }) => <ErasureDate at={restorableUntil} />,
      },
    ];
    if (onRestore)
      shown.push({
        field: 'actions',
        header: '',
        width: 140,
        align: 'end',
        render: ({ id, title }) => (
          <Button
            size="small"
            startIcon={<Icon path={mdiRestore} />}
            aria-label={t('trash.restoreOne', { title })}
            loading={busy?.has(id) ?? false}
            onClick={() => onRestore(id)}
          >
            {t('trash.restore')}
          </Button>
        ),
      });
    return shown;
  }, [t, relative, dateTime, byId, busy, onRestore]);
  return (
    <DataTable
      label={t('library.scope.trash')}
      columns={columns}
      {...pagedProps(query, page, trashState.fields.sort, onChange)}
      loading={loading}
      empty={empty}
      selection={selection}
      renderCard={(prompt) => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>
          <TrashedTitle prompt={prompt} lines={2} />
          <Typography variant="body2" color="textSecondary" component="div">
            {t('trash.deleted', { when: relative(prompt.deletedAt) })}
            {' · '}
            <ErasureDate at={prompt.restorableUntil} isSentence />
          </Typography>
          {onRestore && (
            <Box>
              <Button
                size="small"
                variant="outlined"
                startIcon={<Icon path={mdiRestore} />}
                aria-label={t('trash.restoreOne', { title: prompt.title })}
                loading={busy?.has(prompt.id) ?? false}
                onClick={() => onRestore(prompt.id)}
              >
                {t('trash.restore')}
              </Button>
            </Box>
          )}
        </Box>
      )}
    />
  );
}

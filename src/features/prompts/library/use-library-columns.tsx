import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category, PromptSummary } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import type { TableColumn } from '#src/ui/table/table-types.ts';
import { CategoryLabel } from '../category-label.tsx';
import { PromptTitle } from './prompt-title.tsx';
import { QualityCell } from './quality-cell.tsx';
import { RowMenu } from './row-menu.tsx';

/** Columns that a person can hide. */
export const HIDEABLE = {
  categoryId: 'category',
  quality: 'quality',
  runCount: 'runs',
  updatedAt: 'updated',
} as const;

/** The library's columns, without those that are hidden. */
export function useLibraryColumns(
  byId: ReadonlyMap<string, Category>,
  canDelete: boolean,
  hidden: ReadonlySet<string>,
): TableColumn<PromptSummary>[] {
  const { t } = useTranslation('prompts');
  const { number, relative, dateTime } = useFormats();
  return useMemo(() => {
    const columns: TableColumn<PromptSummary>[] = [
      {
        field: 'title',
        header: t('library.columns.title'),
        flex: 3,
        minWidth: 200,
        isSortable: true,
        render: (prompt) => <PromptTitle prompt={prompt} />,
      },
      {
        field: 'categoryId',
        header: t('library.columns.category'),
        flex: 1.2,
        minWidth: 200,
        render: (prompt) => <CategoryLabel category={byId.get(prompt.categoryId)} />,
      },
      {
        field: 'quality',
        header: t('library.columns.quality'),
        width: 168,
        render: ({ quality }) => <QualityCell quality={quality} />,
      },
      {
        field: 'runCount',
        header: t('library.columns.runs'),
        width: 116,
        align: 'end',
        isSortable: true,
        render: (prompt) => number(prompt.runCount),
      },
      {
        field: 'updatedAt',
        header: t('library.columns.updated'),
        width: 150,
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
    ];
    return columns.filter(({ field }) => !hidden.has(field));
  }, [t, number, relative, dateTime, byId, canDelete, hidden]);
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTrashSuspense } from '#src/generated/api/prompts/prompts.ts';
import type { Category } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useListState } from '#src/lib/use-list-state.ts';
import { useCan } from '#src/permissions/use-can.ts';
import { SearchField } from '../library/search-field.tsx';
import { ProblemAlert } from '#src/components/problem-alert.tsx';
import { TrashEmpty } from './trash-empty.tsx';
import { toTrashParams, trashState } from './trash-query.ts';
import { TrashTable } from './trash-table.tsx';
import { useRestorePrompts } from './use-restore-prompts.ts';

/** The caller's deleted prompts, to restore. */
export function Trash({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation('prompts');
  const { number } = useFormats();
  const { state: query, show } = useListState(trashState);
  const canRestore = useCan()('update', 'prompts');
  const shown = useDeferredValue(query);
  const { data } = useListTrashSuspense(toTrashParams(shown));
  const { restore, busy, error, dismiss } = useRestorePrompts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // What has left the list, by being restored or by paging, is chosen no more.
  const ids = data.items.map(({ id }) => id).filter((id) => chosen.has(id));
  // Restoring the last ones of a page leaves it empty while earlier pages still have some.
  const lastPage = Math.max(1, Math.ceil(data.total / query.pageSize));
  const isBeyond = shown === query && query.page > lastPage;
  const showLast = useEffectEvent(() => show({ page: lastPage }, { replace: true }));
  useEffect(() => {
    if (isBeyond) showLast();
  }, [isBeyond]);

  return (
    <>
      {error !== null && (
        <ProblemAlert error={error} title={t('trash.refused')} onClose={dismiss} isSpaced />
      )}
      <Box
        role="search"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 3 }}
      >
        <SearchField
          value={query.q}
          label={t('trash.search')}
          onSearch={(q) => show({ q }, { replace: true })}
        />
        {ids.length > 0 && (
          <Button
            variant="contained"
            loading={busy.size > 0}
            onClick={() => void restore(ids)}
            sx={{ marginInlineStart: { md: 'auto' } }}
          >
            {t('trash.restoreChosen', { count: ids.length, formatted: number(ids.length) })}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 5 }}>
        {t('trash.note')}
      </Typography>
      <TrashTable
        query={query}
        page={data}
        categories={categories}
        loading={shown !== query || isBeyond}
        empty={<TrashEmpty q={query.q} onClear={() => show({ q: '' })} />}
        onChange={show}
        {...(canRestore && {
          busy,
          onRestore: (id: string) => void restore([id]),
          selection: { ids: new Set(ids), onChange: setChosen },
        })}
      />
    </>
  );
}

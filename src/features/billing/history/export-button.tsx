import { mdiDownload } from '@mdi/js';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useSaveFile } from '#src/components/use-save-file.ts';
import { exportTransactions, useListTransactions } from '#src/generated/api/billing/billing.ts';
import { asked } from '#src/lib/list-state.ts';
import { Icon } from '#src/ui/icon.tsx';
import { isNarrowed, toHistoryParams, type HistoryQuery } from './history-query.ts';

/** Everything that the filters let through, as CSV; nothing before the first payment. */
export function ExportButton({ query }: { query: HistoryQuery }) {
  const { t } = useTranslation('billing');
  const { save, isPending } = useSaveFile();
  const { data } = useListTransactions(toHistoryParams(query));
  const { status, from, to, q } = query;
  if (data?.total === 0 && !isNarrowed(query)) return null;
  return (
    <Button
      variant="outlined"
      loading={isPending}
      onClick={() => save(() => exportTransactions(asked({ status, from, to, q })))}
      sx={{ gap: 2 }}
    >
      <Icon path={mdiDownload} fontSize="small" />
      {t('history.export')}
    </Button>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  AdminTransaction,
  AdminTransactionPage,
} from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { TableColumn } from '#src/ui/table/table-types.ts';
import { TwoLines } from '#src/ui/table/two-lines.tsx';
import type { HistoryFiltersProps } from '../history/history-filters.tsx';
import { NothingFound } from '../history/nothing-found.tsx';
import { StatusChip } from '../history/status-chip.tsx';

export type AllTransactionsTableProps = HistoryFiltersProps & {
  page: AdminTransactionPage | undefined;
  loading: boolean;
  onRefund: (row: AdminTransaction) => void;
};

/** Transactions with their owners as a grid, or as cards on a phone. */
export function AllTransactionsTable(props: AllTransactionsTableProps) {
  const { query, page, loading, onChange, onRefund } = props;
  const { t } = useTranslation('billing');
  const { date, exactMoney } = useFormats();
  const columns = useMemo((): TableColumn<AdminTransaction>[] => {
    const refund = (row: AdminTransaction) =>
      row.refundable > 0 && (
        <Button
          size="small"
          aria-label={t('admin.refundOf', { number: row.transaction.number })}
          onClick={() => onRefund(row)}
        >
          {t('admin.refund')}
        </Button>
      );
    return [
      {
        field: 'number',
        header: t('history.columns.number'),
        flex: 1,
        minWidth: 160,
        render: ({ transaction }) => <bdi>{transaction.number}</bdi>,
      },
      {
        field: 'owner',
        header: t('admin.owner'),
        flex: 2,
        minWidth: 200,
        render: ({ owner }) => (
          <TwoLines title={owner.name ?? t('admin.gone')} text={owner.email ?? ''} />
        ),
      },
      {
        field: 'createdAt',
        header: t('history.columns.date'),
        width: 140,
        render: ({ transaction }) => date(transaction.createdAt),
      },
      {
        field: 'status',
        header: t('history.columns.status'),
        width: 150,
        render: ({ transaction, disputed }) => (
          <>
            <StatusChip status={transaction.status} type={transaction.type} />
            {disputed && (
              <Chip size="small" color="error" label={t('admin.disputed')} sx={{ ml: 1 }} />
            )}
          </>
        ),
      },
      {
        field: 'total',
        header: t('history.columns.total'),
        width: 120,
        align: 'end',
        render: ({ transaction: { total, currency } }) => exactMoney(total, currency),
      },
      { field: 'actions', header: '', width: 120, align: 'center', render: refund },
    ];
  }, [t, date, exactMoney, onRefund]);
  return (
    <DataTable
      label={t('admin.all')}
      columns={columns}
      rows={page?.items ?? []}
      rowId={({ transaction }) => transaction.id}
      total={page?.total ?? 0}
      page={query.page}
      pageSize={query.pageSize}
      onPage={(shown, pageSize) => onChange({ page: shown, pageSize })}
      sort={null}
      onSort={() => undefined}
      loading={loading}
      empty={<NothingFound onChange={onChange} />}
      renderCard={(row) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1.5 }}>
          <Typography sx={{ fontWeight: 500 }}>
            <bdi>{row.transaction.number}</bdi>
          </Typography>
          <Typography sx={{ fontWeight: 500, textAlign: 'end' }}>
            {exactMoney(row.transaction.total, row.transaction.currency)}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{row.owner.email ?? t('admin.gone')}</bdi>
          </Typography>
          <StatusChip status={row.transaction.status} type={row.transaction.type} />
          {row.refundable > 0 && (
            <Button
              size="small"
              aria-label={t('admin.refundOf', { number: row.transaction.number })}
              onClick={() => onRefund(row)}
              sx={{ justifySelf: 'start' }}
            >
              {t('admin.refund')}
            </Button>
          )}
        </Box>
      )}
    />
  );
}

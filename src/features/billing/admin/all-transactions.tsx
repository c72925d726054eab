import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#src/components/query-error.tsx';
import { useListAllTransactions } from '#src/generated/api/billing/billing.ts';
import type { AdminTransaction } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { TableColumn } from '#src/ui/table/table-types.ts';
import { TwoLines } from '#src/ui/table/two-lines.tsx';
import { HistoryFilters, type HistoryFiltersProps } from '../history/history-filters.tsx';
import { toAllParams } from '../history/history-query.ts';
import { NothingFound } from '../history/nothing-found.tsx';
import { StatusChip } from '../history/status-chip.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** Everybody's transactions for administrators: find one, and pay it back. */
export function AllTransactions({ query, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation('billing');
  const { date, exactMoney } = useFormats();
  const [refunded, setRefunded] = useState<AdminTransaction>();
  const answer = useListAllTransactions(toAllParams(query), {
    query: { placeholderData: keepPreviousData },
  });
  const columns = useMemo((): TableColumn<AdminTransaction>[] => {
    const refund = (row: AdminTransaction) =>
      row.refundable > 0 && (
        <Button
          size="small"
          aria-label={t('admin.refundOf', { number: row.transaction.number })}
          onClick={() => setRefunded(row)}
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
  }, [t, date, exactMoney]);
  const page = answer.data;
  return (
    <>
      <HistoryFilters query={query} onChange={onChange} />
      {answer.error && !page ? (
        <QueryError query={answer} />
      ) : (
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
          loading={answer.isPending || answer.isPlaceholderData}
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
                  onClick={() => setRefunded(row)}
                  sx={{ justifySelf: 'start' }}
                >
                  {t('admin.refund')}
                </Button>
              )}
            </Box>
          )}
        />
      )}
      {refunded && (
        <RefundDialog
          key={refunded.transaction.id}
          row={refunded}
          onClose={() => setRefunded(undefined)}
        />
      )}
    </>
  );
}

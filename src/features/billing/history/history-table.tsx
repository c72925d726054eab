import { mdiTextBoxSearchOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction, TransactionPage } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { pagedProps } from '#src/ui/table/paged-props.ts';
import type { TableColumn } from '#src/ui/table/table-types.ts';
import { cardName } from '#src/components/billing/card-name.ts';
import { historyState, type HistoryQuery } from './history-query.ts';
import { StatusChip } from './status-chip.tsx';

export type HistoryTableProps = {
  query: HistoryQuery;
  page: TransactionPage | undefined;
  loading: boolean;
  empty: ReactNode;
  onChange: (change: Partial<HistoryQuery>) => void;
  onOpen: (transaction: Transaction) => void;
};

/** The transactions as a grid, or as cards on a phone. */
export function HistoryTable(props: HistoryTableProps) {
  const { query, page, loading, empty, onChange, onOpen } = props;
  const { t } = useTranslation('billing');
  const { date, dateTime, exactMoney } = useFormats();
  const columns = useMemo(
    (): TableColumn<Transaction>[] => [
      {
        field: 'number',
        header: t('history.columns.number'),
        flex: 1,
        minWidth: 160,
        isSortable: true,
        render: ({ number }) => <bdi>{number}</bdi>,
      },
      {
        field: 'createdAt',
        header: t('history.columns.date'),
        width: 150,
        isSortable: true,
        render: ({ createdAt }) => (
          <time dateTime={createdAt} title={dateTime(createdAt)}>
            {date(createdAt)}
          </time>
        ),
      },
      {
        field: 'type',
        header: t('history.columns.type'),
        flex: 1,
        minWidth: 150,
        render: ({ type }) => t(`type.${type}`),
      },
      {
        field: 'card',
        header: t('history.columns.card'),
        flex: 1,
        minWidth: 150,
        render: ({ card }) => card && <bdi>{cardName(card)}</bdi>,
      },
      {
        field: 'status',
        header: t('history.columns.status'),
        width: 140,
        isSortable: true,
        render: ({ status, type }) => <StatusChip status={status} type={type} />,
      },
      {
        field: 'total',
        header: t('history.columns.total'),
        width: 120,
        align: 'end',
        isSortable: true,
        render: ({ total, currency }) => exactMoney(total, currency),
      },
      {
        field: 'actions',
        header: '',
        width: 64,
        align: 'center',
        render: (transaction) => (
          <IconButton
            size="small"
            aria-haspopup="dialog"
            aria-label={t('history.open', { number: transaction.number })}
            onClick={() => onOpen(transaction)}
          >
            <Icon path={mdiTextBoxSearchOutline} fontSize="small" />
          </IconButton>
        ),
      },
    ],
    [t, date, dateTime, exactMoney, onOpen],
  );
  return (
    <DataTable
      label={t('history.title')}
      columns={columns}
      {...pagedProps(query, page, historyState.fields.sort, onChange)}
      loading={loading}
      empty={empty}
      onRowClick={onOpen}
      renderCard={({ number, createdAt, type, status, total, currency }) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 1.5 }}>
          <Typography sx={{ fontWeight: 500 }}>
            <bdi>{number}</bdi>
          </Typography>
          <Typography sx={{ fontWeight: 500, textAlign: 'end' }}>
            {exactMoney(total, currency)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {date(createdAt)} · {t(`type.${type}`)}
          </Typography>
          <StatusChip status={status} type={type} />
        </Box>
      )}
    />
  );
}

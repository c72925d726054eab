import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubUser, SubUserPage } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import { pagedProps } from '#src/ui/table/paged-props.ts';
import type { TableColumn } from '#src/ui/table/table-types.ts';
import { TwoLines } from '#src/ui/table/two-lines.tsx';
import { LastSeen } from './last-seen.tsx';
import { MemberMenu, type MemberMenuProps } from './member/member-menu.tsx';
import { StatusChip } from './status-chip.tsx';
import { teamState, type TeamQuery } from './team-query.ts';

export type TeamTableProps = {
  query: TeamQuery;
  page: SubUserPage | undefined;
  loading: boolean;
  empty: ReactNode;
  onChange: (change: Partial<TeamQuery>) => void;
  onOpen: MemberMenuProps['onOpen'];
};

const person = ({ name, email }: SubUser) => <TwoLines title={name} text={email} />;

/** The sub-users as a grid, or as cards on a phone. */
export function TeamTable({ query, page, loading, empty, onChange, onOpen }: TeamTableProps) {
  const { t } = useTranslation('team');
  const { number } = useFormats();
  const columns = useMemo(
    (): TableColumn<SubUser>[] => [
      {
        field: 'name',
        header: t('columns.name'),
        flex: 2,
        minWidth: 220,
        isSortable: true,
        render: person,
      },
      {
        field: 'preset',
        header: t('columns.preset'),
        flex: 1,
        minWidth: 130,
        render: ({ preset }) => (
          <span title={t(`presetHelp.${preset}`)}>{t(`preset.${preset}`)}</span>
        ),
      },
      {
        field: 'status',
        header: t('columns.status'),
        width: 150,
        isSortable: true,
        render: ({ status }) => <StatusChip status={status} />,
      },
      {
        field: 'lastActiveAt',
        header: t('columns.lastActive'),
        flex: 1.4,
        minWidth: 230,
        isSortable: true,
        render: (row) => <LastSeen person={row} />,
      },
      {
        field: 'promptCount',
        header: t('columns.prompts'),
        width: 120,
        align: 'end',
        isSortable: true,
        render: ({ promptCount }) => number(promptCount),
      },
      {
        field: 'actions',
        header: '',
        width: 56,
        align: 'center',
        render: (row) => <MemberMenu person={row} onOpen={onOpen} />,
      },
    ],
    [t, number, onOpen],
  );
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      {...pagedProps(query, page, teamState.fields.sort, onChange)}
      loading={loading}
      empty={empty}
      renderCard={(row) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: 3 }}>
          {person(row)}
          <StatusChip status={row.status} />
          <MemberMenu person={row} onOpen={onOpen} />
          <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
            {t(`preset.${row.preset}`)} ·{' '}
            {t('prompts', { count: row.promptCount, formatted: number(row.promptCount) })} ·{' '}
            <LastSeen person={row} />
          </Typography>
        </Box>
      )}
    />
  );
}

import Button from '@mui/material/Button';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { QueryError } from '#src/components/query-error.tsx';
import { queryClient } from '#src/api/query-client.ts';
import { prefetchListSubUsersQuery, useListSubUsers } from '#src/generated/api/team/team.ts';
import { useListState } from '#src/lib/use-list-state.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { InviteDialog } from '../invite/invite-dialog.tsx';
import type { MemberDialog } from '../member/member-menu.tsx';
import { RemoveDialog } from '../member/remove-dialog.tsx';
import { SentDialog } from '../member/sent-dialog.tsx';
import { SuspendDialog } from '../member/suspend-dialog.tsx';
import { SeatOfferCard } from '../seat-offer-card.tsx';
import { SeatsCard } from '../seats-card.tsx';
import { StatusFilter } from '../status-filter.tsx';
import { teamState, toTeamParams } from '../team-query.ts';
import { TeamTable } from '../team-table.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  const query = teamState.read(new URL(request.url).searchParams);
  void prefetchListSubUsersQuery(queryClient, toTeamParams(query));
  return null;
}

export function Component() {
  const { t } = useTranslation('team');
  const { state: query, show } = useListState(teamState);
  const answer = useListSubUsers(toTeamParams(query), {
    query: { placeholderData: keepPreviousData },
  });
  const page = answer.data;
  const isOnlyOffered = page?.offer !== undefined && page.total === 0 && !query.status;
  const hasAny = query.status !== undefined || !page || page.total > 0;
  const [isInviting, setInviting] = useState(false);
  const [dialog, setDialog] = useState<MemberDialog>();
  const closeDialog = () => setDialog(undefined);
  const seats = page?.seats;
  const invite = seats && seats.max > 0 && (
    <Button variant="contained" onClick={() => setInviting(true)}>
      {t('invite.open')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} actions={invite} />
      {seats && seats.max > 0 && <SeatsCard seats={seats} />}
      {page?.offer && isOnlyOffered && <SeatOfferCard offer={page.offer} />}
      {!isOnlyOffered && hasAny && (
        <StatusFilter status={query.status} onChange={(status) => show({ status })} />
      )}
      {answer.error && !page && <QueryError query={answer} />}
      {!isOnlyOffered && !(answer.error && !page) && (
        <TeamTable
          query={query}
          page={page}
          loading={answer.isPending || answer.isPlaceholderData}
          onChange={show}
          onOpen={setDialog}
          empty={
            query.status ? (
              <EmptyState
                illustration="no-results"
                title={t('nothingFound')}
                text={t('nothingFoundText')}
                action={
                  <Button variant="outlined" onClick={() => show({ status: undefined })}>
                    {t('showAll')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                illustration="team"
                title={t('empty')}
                text={t('emptyText')}
                action={invite}
              />
            )
          }
        />
      )}
      {seats && (
        <InviteDialog isOpen={isInviting} seats={seats} onClose={() => setInviting(false)} />
      )}
      {dialog?.kind === 'suspend' && <SuspendDialog person={dialog.person} onClose={closeDialog} />}
      {dialog?.kind === 'remove' && <RemoveDialog person={dialog.person} onClose={closeDialog} />}
      {dialog?.kind === 'sent' && <SentDialog invited={dialog.invited} onClose={closeDialog} />}
    </>
  );
}

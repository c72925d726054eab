import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/problem.ts';
import { usePlanName } from '#src/components/billing/use-plan-name.ts';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { useChangeSubscription } from '#src/generated/api/billing/billing.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { changeQuery } from './change-query.ts';
import { KeepMembers } from './keep-members.tsx';
import { seatHoldersQuery } from './members-query.ts';
import type { PlanChoice } from './plan-door.ts';

export type ChangeDialogProps = { choice: PlanChoice; onClose: () => void };

/** A smaller plan: when it begins, what it costs then, who will not fit and who stays. */
export function ChangeDialog({ choice, onClose }: ChangeDialogProps) {
  const { t } = useTranslation(['billing', 'common']);
  const planName = usePlanName();
  const titleId = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const { data: change } = useQuery(changeQuery(choice));
  const isTight = change !== undefined && change.suspends.length > 0;
  const { data: members } = useQuery({ ...seatHoldersQuery(), enabled: isTight });
  const leaving = new Set(change?.suspends.map(({ id }) => id));
  const all = members?.map(({ id }) => id) ?? [];
  const kept = chosen ?? new Set(all.filter((id) => !leaving.has(id)));
  const schedule = useChangeSubscription({
    mutation: {
      onSuccess: () => {
        toast.success(t('change.scheduled'));
        onClose();
      },
    },
  });
  const submit = () =>
    schedule.mutate({
      data: { ...choice, ...(chosen && { keepSubUserIds: [...chosen] }) },
    });
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {t('change.title', { plan: planName(choice.planCode) })}
      </DialogTitle>
      <DialogContent>
        <QueryBoundary
          fallback={<Skeletons kind="text" count={3} />}
          title={t('change.impossible')}
        >
          <PlannedChange choice={choice} />
        </QueryBoundary>
        {change && isTight && (
          <>
            <Alert severity="warning" role="note">
              {t('change.tooMany')}
            </Alert>
            <KeepMembers seats={change.seats} kept={kept} onChange={setChosen} />
          </>
        )}
        {schedule.error && (
          <Alert severity="error" sx={{ mt: 4 }}>
            {messageOf(schedule.error)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={schedule.isPending} onClick={onClose}>
          {t('common:actions.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={schedule.isPending}
          disabled={!change || (chosen !== undefined && chosen.size > change.seats)}
          onClick={submit}
        >
          {t('change.schedule')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What the smaller plan means, and from when on. */
function PlannedChange({ choice }: { choice: PlanChoice }) {
  const { t } = useTranslation('billing');
  const planName = usePlanName();
  const { date, money } = useFormats();
  const change = useSuspenseQuery(changeQuery(choice)).data;
  return (
    <Typography component="div" color="textSecondary">
      <p>
        {t(`change.pending.${change.interval}`, {
          date: date(change.effectiveAt),
          plan: planName(change.planCode),
          amount: money(change.nextInvoice.amount, change.nextInvoice.currency),
        })}
      </p>
      <p>{t('change.untilThen')}</p>
    </Typography>
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { useListSubUsersSuspense } from '#src/generated/api/team/team.ts';
import type { ListSubUsersParams, SubUser } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';

/** As many as a page may hold; members beyond it keep the seat that the server would give. */
export const MEMBERS: ListSubUsersParams = { pageSize: 100 };

/** Invitations that expired and members who are suspended hold no seat, so there is none to keep. */
export const holdsSeat = ({ status }: Pick<SubUser, 'status'>): boolean =>
  status === 'active' || status === 'invited';

export type KeepMembersProps = {
  seats: number;
  /** Who stays. */
  kept: ReadonlySet<string>;
  onChange: (kept: ReadonlySet<string>) => void;
};

/** Who keeps a seat when there will be fewer; the others are suspended on the day, not removed. */
export function KeepMembers(props: KeepMembersProps) {
  return (
    <QueryBoundary fallback={<Skeletons kind="rows" count={3} />}>
      <MemberChoice {...props} />
    </QueryBoundary>
  );
}

function MemberChoice({ seats, kept, onChange }: KeepMembersProps) {
  const { t } = useTranslation('billing');
  const { number } = useFormats();
  const { items } = useListSubUsersSuspense(MEMBERS).data;
  const isFull = kept.size >= seats;
  const toggle = (id: string, isKept: boolean) => {
    const next = new Set(kept);
    if (isKept) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <>
      <Typography sx={{ mt: 4, fontWeight: 500 }} aria-live="polite">
        {t('change.keep', { kept: number(kept.size), seats: number(seats) })}
      </Typography>
      <FormGroup sx={{ maxHeight: 260, overflowY: 'auto', flexWrap: 'nowrap' }}>
        {items.filter(holdsSeat).map(({ id, name, email }) => (
          <FormControlLabel
            key={id}
            disabled={isFull && !kept.has(id)}
            control={
              <Checkbox
                size="small"
                checked={kept.has(id)}
                onChange={(_event, isKept) => toggle(id, isKept)}
              />
            }
            label={
              <>
                {name}{' '}
                <Typography component="span" variant="caption" color="textSecondary">
                  <bdi>{email}</bdi>
                </Typography>
              </>
            }
          />
        ))}
      </FormGroup>
    </>
  );
}

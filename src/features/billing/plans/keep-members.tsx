import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { findMembers, seatHoldersQuery } from './members-query.ts';

/** From so many members on, the list has a search. */
const SEARCHED = 10;

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
  const { data: members } = useSuspenseQuery(seatHoldersQuery());
  const [search, setSearch] = useState('');
  const found = findMembers(members, search);
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
      {members.length > SEARCHED && (
        <TextField
          fullWidth
          size="small"
          type="search"
          margin="dense"
          label={t('change.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {found.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          {t('history.nothingFound')}
        </Typography>
      )}
      <FormGroup sx={{ maxHeight: 260, overflowY: 'auto', flexWrap: 'nowrap' }}>
        {found.map(({ id, name, email }) => (
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

import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/problem.ts';
import { MAX_QUESTION } from '#core/limits.ts';
import type { SubUser } from '#src/generated/api/endpoints.schemas.ts';
import { useListSubUsers } from '#src/generated/api/team/team.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { TwoLines } from '#src/ui/table/two-lines.tsx';

const SHOWN = 20;
const PAUSE_MS = 250;

/** Member who gets the prompts; without one, the team's owner. */
export type Heir = Pick<SubUser, 'id' | 'name' | 'email'>;

export type HeirFieldProps = {
  /** Member who is removed, and cannot be chosen. */
  removedId: string;
  heir: Heir | undefined;
  onChange: (heir: Heir | undefined) => void;
};

/** Choice of one active member of a team of any size: the server searches by name and address. */
export function HeirField({ removedId, heir, onChange }: HeirFieldProps) {
  const { t } = useTranslation(['team', 'common']);
  const { number } = useFormats();
  // One object as long as the language stays: the field takes another one for another choice.
  const myself = useMemo((): Heir => ({ id: '', name: t('member.myself'), email: '' }), [t]);
  const [text, setText] = useState('');
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useListSubUsers(
    { status: 'active', pageSize: SHOWN, ...(q && { q }) },
    { query: { placeholderData: keepPreviousData } },
  );
  const { items = [], total = 0 } = found.data ?? {};
  const members: Heir[] = items.filter(({ id }) => id !== removedId);
  const isFound = ({ id }: Heir) => members.some((member) => member.id === id);
  const chosenAway = heir && !isFound(heir) ? [heir] : [];
  const isPart = total > items.length;
  const help = found.error
    ? messageOf(found.error)
    : isPart && t('member.heirPart', { shown: number(items.length), total: number(total) });
  return (
    <Autocomplete
      fullWidth
      disableClearable
      sx={{ mt: 5 }}
      options={[myself, ...chosenAway, ...members]}
      value={heir ?? myself}
      onChange={(_event, chosen) => onChange(chosen.id === myself.id ? undefined : chosen)}
      // What the field shows of a choice is not what was typed.
      onInputChange={(_event, typed, reason) => setText(reason === 'input' ? typed : '')}
      filterOptions={(options) => (q ? options.filter(isFound) : options)}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      loading={found.isPending}
      loadingText={t('common:states.loading')}
      openText={t('member.heir')}
      closeText={t('common:actions.close')}
      noOptionsText={t('nothingFound')}
      renderOption={({ key, ...props }, { name, email }) => (
        <li key={key} {...props}>
          <TwoLines title={name} text={email} />
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('member.heir')}
          error={found.error !== null}
          helperText={help}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, maxLength: MAX_QUESTION },
          }}
        />
      )}
    />
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { TransactionStatus } from '#src/generated/api/endpoints.schemas.ts';
import { isNarrowed, UNNARROWED, type HistoryQuery } from './history-query.ts';
import { HistorySearch } from './history-search.tsx';

export type HistoryFiltersProps = {
  query: HistoryQuery;
  onChange: (change: Partial<HistoryQuery>) => void;
};

/** Status, words, first and last day. Each is in the address. */
export function HistoryFilters({ query, onChange }: HistoryFiltersProps) {
  const { t } = useTranslation('billing');
  const day = (name: 'from' | 'to', limits: { min?: string; max?: string }) => (
    <TextField
      size="small"
      type="date"
      label={t(`history.${name}`)}
      value={query[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value || undefined })}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: limits }}
      sx={{ flex: { xs: '1 1 140px', md: '0 0 170px' } }}
    />
  );
  return (
    <Box
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 5 }}
    >
      <TextField
        select
        size="small"
        label={t('history.status')}
        value={query.status ?? ''}
        onChange={(event) =>
          onChange({ status: (event.target.value || undefined) as HistoryQuery['status'] })
        }
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, notched: true } }}
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px', md: '0 0 200px' } }}
      >
        <MenuItem value="">{t('history.allStatuses')}</MenuItem>
        {Object.values(TransactionStatus).map((status) => (
          <MenuItem key={status} value={status}>
            {t(`status.${status}`)}
          </MenuItem>
        ))}
      </TextField>
      <HistorySearch key={query.q} q={query.q} onSearch={(q) => onChange({ q })} />
      {day('from', query.to ? { max: query.to } : {})}
      {day('to', query.from ? { min: query.from } : {})}
      {isNarrowed(query) && (
        <Button onClick={() => onChange(UNNARROWED)}>{t('history.clear')}</Button>
      )}
    </Box>
  );
}

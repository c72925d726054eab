import { mdiMagnify } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_QUESTION } from '#core/limits.ts';
import { Icon } from '#src/ui/icon.tsx';

export type HistorySearchProps = { q: string; onSearch: (q: string) => void };

/** Words that are looked for among the transactions; Enter or the button asks the server. */
export function HistorySearch({ q, onSearch }: HistorySearchProps) {
  const { t } = useTranslation('billing');
  const [text, setText] = useState(q);
  const search = () => onSearch(text.trim());
  return (
    <TextField
      size="small"
      type="search"
      label={t('history.search')}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        if (event.target.value === '') onSearch('');
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') search();
      }}
      sx={{ flex: { xs: '1 1 100%', md: '1 1 200px' }, maxWidth: { md: 320 } }}
      slotProps={{
        htmlInput: { maxLength: MAX_QUESTION },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton edge="end" size="small" aria-label={t('history.search')} onClick={search}>
                <Icon path={mdiMagnify} fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

import { MAX_QUESTION } from '#core/limits.ts';
import { mdiClose, mdiMagnify } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icon.tsx';

const PAUSE_MS = 250;

export type SearchFieldProps = { value: string; label: string; onSearch: (q: string) => void };

/** Searches as one types, after a short pause; Escape empties it. */
export function SearchField({ value, label, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('prompts');
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const search = useEffectEvent((q: string) => {
    asked.current = q;
    onSearch(q);
  });
  // The address changed otherwise, by the back button or a cleared filter: it wins.
  useEffect(() => {
    if (value !== asked.current) {
      asked.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => {
    if (text.trim() === asked.current) return;
    const timer = setTimeout(() => search(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <OutlinedInput
      size="small"
      type="search"
      value={text}
      placeholder={label}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && setText('')}
      slotProps={{
        input: { 'aria-label': label, maxLength: MAX_QUESTION, ...(text && { dir: 'auto' }) },
      }}
      startAdornment={
        <InputAdornment position="start">
          <Icon path={mdiMagnify} fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <InputAdornment position="end">
            <IconButton
              size="small"
              edge="end"
              aria-label={t('library.clearSearch')}
              onClick={() => setText('')}
            >
              <Icon path={mdiClose} fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      sx={{
        flex: '1 1 240px',
        maxWidth: { md: 380 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
}

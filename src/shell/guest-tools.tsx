import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ModeToggle } from './app-bar/mode-toggle.tsx';
import type { ShellLanguage } from './shell-types.ts';

export type GuestToolsProps = {
  language: string;
  languages: readonly ShellLanguage[];
  onLanguage: (code: string) => void;
};

/** Language and mode for guests; a plain select, because the first screen counts its bytes. */
export function GuestTools({ language, languages, onLanguage }: GuestToolsProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <Box
        component="select"
        aria-label={t('language')}
        value={language}
        onChange={(event) => onLanguage(event.target.value)}
        sx={{
          height: 40,
          px: 2,
          border: 0,
          borderRadius: 1,
          bgcolor: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
          // As wide as what is chosen, and the others in the system's face: otherwise the page
          // would fetch a face for each script that a language names itself in.
          fieldSizing: 'content',
          '& option': {
            bgcolor: 'background.paper',
            color: 'text.primary',
            fontFamily: 'system-ui, sans-serif',
          },
        }}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Box>
      <ModeToggle />
    </>
  );
}

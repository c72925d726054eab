import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/use-formats.ts';
import { visuallyHidden } from '#src/ui/visually-hidden.ts';

/** The label of the tab of findings, with how many errors and warnings are in it. */
export function QualityTab({ faults }: { faults: number }) {
  const { t } = useTranslation('prompts');
  const formats = useFormats();
  if (faults === 0) return t('editor.tabs.quality');
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
      {t('editor.tabs.quality')}
      <Box
        component="span"
        aria-hidden
        sx={{
          minWidth: 20,
          px: 1.5,
          borderRadius: 999,
          fontSize: '0.75rem',
          lineHeight: '20px',
          textAlign: 'center',
          color: 'warning.contrastText',
          backgroundColor: 'warning.main',
        }}
      >
        {formats.number(faults)}
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {t('quality.issues', { count: faults })}
      </Box>
    </Box>
  );
}

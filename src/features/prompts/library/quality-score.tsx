import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/use-formats.ts';

const toneOf = (score: number) => (score >= 75 ? 'success' : score >= 50 ? 'warning' : 'error');

/** The quality score as a figure with a small bar; the colour says nothing that the figure does not. */
export function QualityScore({ score }: { score: number }) {
  const { t } = useTranslation('prompts');
  const { number } = useFormats();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="span"
        aria-label={t('library.quality', { score: number(score) })}
        role="img"
        sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 24 }}
      >
        {number(score)}
      </Box>
      <Box
        aria-hidden="true"
        sx={{ width: 44, height: 4, borderRadius: 2, bgcolor: 'action.hover' }}
      >
        <Box
          sx={{ width: `${score}%`, height: 1, borderRadius: 2, bgcolor: `${toneOf(score)}.main` }}
        />
      </Box>
    </Box>
  );
}

import { mdiCheckCircle, mdiCircleOutline, mdiMinusCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChecklistItem } from '#src/generated/api/endpoints.schemas.ts';
import { Icon } from '#src/ui/icon.tsx';

const LOOKS = {
  present: { path: mdiCheckCircle, color: 'success.main' },
  missing: { path: mdiCircleOutline, color: 'warning.main' },
  notNeeded: { path: mdiMinusCircleOutline, color: 'text.disabled' },
} as const satisfies Record<ChecklistItem['state'], { path: string; color: string }>;

/** The elements of a good prompt, and which of them a prompt has. */
export const Checklist = memo(function Checklist({ items }: { items: readonly ChecklistItem[] }) {
  const { t } = useTranslation('prompts');
  return (
    <Box
      component="ul"
      aria-label={t('quality.elements.label')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
      }}
    >
      {items.map(({ element, state }) => (
        <Box component="li" key={element} sx={{ display: 'flex', gap: 2 }}>
          <Icon
            path={LOOKS[state].path}
            fontSize="small"
            sx={{ color: LOOKS[state].color, mt: 0.5 }}
          />
          <Box sx={{ minWidth: 0 }}>
            <Typography sx={{ color: state === 'notNeeded' ? 'text.secondary' : undefined }}>
              {t(`quality.elements.${element}`)}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {t(`quality.states.${state}`)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
});

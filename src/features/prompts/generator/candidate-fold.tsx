import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon.tsx';

export type CandidateFoldProps = { title: string; icon: string; children: ReactNode };

/** Something to read on demand. The browser's own fold is found by its search. */
export function CandidateFold({ title, icon, children }: CandidateFoldProps) {
  return (
    <Box component="details" sx={{ '&[open] > summary': { mb: 3 } }}>
      <Box
        component="summary"
        sx={{ cursor: 'pointer', fontWeight: 500, '&::marker': { color: 'text.secondary' } }}
      >
        <Box component="span" sx={{ display: 'inline-flex', gap: 2, verticalAlign: 'top' }}>
          <Icon path={icon} fontSize="small" sx={{ color: 'text.secondary' }} />
          {title}
        </Box>
      </Box>
      {children}
    </Box>
  );
}

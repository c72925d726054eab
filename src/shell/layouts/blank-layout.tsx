import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { MAIN_ID } from '../skip-link.tsx';

export type BlankLayoutProps = { children: ReactNode };

/** Nothing but the page, in the middle: error pages, and who has no ability. */
export function BlankLayout({ children }: BlankLayoutProps) {
  return (
    <Box
      component="main"
      id={MAIN_ID}
      tabIndex={-1}
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 6, outline: 'none' }}
    >
      {children}
    </Box>
  );
}

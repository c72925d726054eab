import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The order next to its form; above it on a phone, so that the price comes first. */
export function CheckoutLayout({ order, children }: { order: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
      }}
    >
      <Box sx={{ order: { lg: 1 }, position: { lg: 'sticky' }, top: { lg: 96 } }}>{order}</Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type KbdProps = { children: ReactNode };

/** A key of the keyboard. */
export function Kbd({ children }: KbdProps) {
  return (
    <Box
      component="kbd"
      sx={{
        px: 2,
        minWidth: 26,
        textAlign: 'center',
        border: 1,
        borderBottomWidth: 2,
        borderColor: 'divider',
        borderRadius: 1,
        fontFamily: 'inherit',
        fontSize: '0.8125rem',
        lineHeight: 1.6,
        color: 'text.secondary',
      }}
    >
      {children}
    </Box>
  );
}

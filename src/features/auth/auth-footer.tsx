import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The line below a guest form that leads to another one. */
export function AuthFooter({ children }: { children: ReactNode }) {
  return (
    <Typography sx={{ mt: 7, textAlign: 'center', color: 'text.secondary' }}>{children}</Typography>
  );
}

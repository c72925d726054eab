import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What a guest page is about, and one sentence on what to do. */
export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <Typography component="h1" variant="h4" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children && <Typography sx={{ mb: 7, color: 'text.secondary' }}>{children}</Typography>}
    </>
  );
}

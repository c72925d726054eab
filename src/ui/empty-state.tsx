import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustrations/illustration.tsx';

export type EmptyStateProps = {
  illustration: IllustrationName;
  title: string;
  text?: ReactNode;
  /** What one can do about it. */
  action?: ReactNode;
  /** `h1` where it is the whole page, as on /404. */
  level?: 'h1' | 'h2' | 'h3' | 'p';
};

/** A drawing, what is the case, and what to do next. */
export function EmptyState({ illustration, title, text, action, level = 'h2' }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        maxWidth: 460,
        mx: 'auto',
        px: 4,
        py: { xs: 8, sm: 12 },
      }}
    >
      <Illustration name={illustration} />
      <Typography variant="h5" component={level} sx={{ mt: 6 }}>
        {title}
      </Typography>
      {text && (
        <Typography component="div" sx={{ mt: 2, color: 'text.secondary' }}>
          {text}
        </Typography>
      )}
      {action && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3, mt: 6 }}>
          {action}
        </Box>
      )}
    </Box>
  );
}

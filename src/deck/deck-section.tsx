import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export type DeckSectionProps = { title: string; children: ReactNode };

/** A part of the deck under its heading. */
export function DeckSection({ title, children }: DeckSectionProps) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 6 }}>
      <Typography
        id={id}
        variant="overline"
        component="h3"
        sx={{ color: 'text.secondary', display: 'block', mb: 2 }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}

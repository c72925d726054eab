import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Models one below another. */
export function ModelRows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  );
}

export type ModelRowProps = {
  name: string;
  /** Provider and who connected it. */
  text?: ReactNode;
  /** Chips and buttons. */
  children?: ReactNode;
  /** Below the line. */
  note?: ReactNode;
};

/** One model with what can be done with it. */
export function ModelRow({ name, text, children, note }: ModelRowProps) {
  return (
    <Box
      component="li"
      sx={{
        py: 3.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
          {text && (
            <Typography variant="caption" component="div" color="textSecondary">
              {text}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          {children}
        </Box>
      </Box>
      {note}
    </Box>
  );
}

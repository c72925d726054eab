import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSettings } from '#src/settings/use-settings.ts';
import { layoutTokens } from '#src/theme/tokens.ts';

export type ContentWidthProps = { children: ReactNode };

/** The page's column: all there is, or 1440 px in the middle. */
export function ContentWidth({ children }: ContentWidthProps) {
  const { settings } = useSettings();
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: settings.contentWidth === 'boxed' ? layoutTokens.contentMaxWidth : 'none',
        mx: 'auto',
        px: { xs: 4, sm: 6 },
      }}
    >
      {children}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '#src/ui/icon.tsx';

export type AuthResultProps = {
  icon: string;
  tone: 'success' | 'warning' | 'info';
  title: string;
  text: ReactNode;
  /** The way on: one button, and perhaps a link. */
  actions: ReactNode;
};

/** How a guest's errand ended. Its heading takes the focus, so that it is read out. */
export function AuthResult({ icon, tone, title, text, actions }: AuthResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 4 }}>
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          borderRadius: 2,
          color: `${tone}.main`,
          backgroundColor: theme.alpha(theme.vars.palette[tone].main, 0.12),
        })}
      >
        <Icon path={icon} sx={{ fontSize: 30 }} />
      </Box>
      <Typography ref={heading} tabIndex={-1} component="h1" variant="h4" sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography component="div" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mt: 1 }}>
        {actions}
      </Box>
    </Box>
  );
}

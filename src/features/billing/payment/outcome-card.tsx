import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon.tsx';

export type OutcomeCardProps = {
  /** Left out while it is awaited: a spinner turns. */
  icon?: string;
  tone: 'info' | 'success' | 'warning' | 'error';
  title: string;
  text: ReactNode;
  details?: ReactNode;
  actions?: ReactNode;
};

/** How a payment ended, or that it has not yet. */
export function OutcomeCard({ icon, tone, title, text, details, actions }: OutcomeCardProps) {
  return (
    <Card
      sx={{
        maxWidth: 560,
        mx: 'auto',
        mt: { xs: 4, md: 10 },
        px: { xs: 5, sm: 10 },
        py: { xs: 8, sm: 10 },
        textAlign: 'center',
      }}
    >
      <Box
        sx={(theme) => ({
          display: 'inline-grid',
          placeItems: 'center',
          width: 72,
          height: 72,
          borderRadius: '50%',
          color: theme.vars.palette[tone].main,
          backgroundColor: theme.alpha(theme.vars.palette[tone].main, 0.12),
        })}
      >
        {icon ? (
          <Icon path={icon} sx={{ fontSize: 40 }} />
        ) : (
          <CircularProgress color="inherit" size={32} aria-hidden="true" />
        )}
      </Box>
      <Box role="status">
        <Typography variant="h4" component="h1" sx={{ mt: 5 }}>
          {title}
        </Typography>
        <Typography component="div" color="textSecondary" sx={{ mt: 2 }}>
          {text}
        </Typography>
      </Box>
      {details}
      {actions && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 3, mt: 7 }}>
          {actions}
        </Box>
      )}
    </Card>
  );
}

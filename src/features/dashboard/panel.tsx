import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export type PanelProps = {
  title: string;
  text?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled card of the dashboard. */
export function Panel({ title, text, action, children }: PanelProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ height: '100%', minWidth: 0 }}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 3,
            mb: 5,
            minHeight: 32,
          }}
        >
          <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
            <Typography id={titleId} variant="h6" component="h2">
              {title}
            </Typography>
            {text && (
              <Typography variant="body2" component="div" color="textSecondary">
                {text}
              </Typography>
            )}
          </Box>
          {action}
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}

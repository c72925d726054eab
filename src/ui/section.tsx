import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export type SectionProps = { title: string; text?: ReactNode; children: ReactNode };

/** A titled card. */
export function Section({ title, text, children }: SectionProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <CardContent sx={{ p: { xs: 5, sm: 6 } }}>
        <Typography id={titleId} variant="h6" component="h2">
          {title}
        </Typography>
        {text && (
          <Typography variant="body2" component="div" color="textSecondary" sx={{ mt: 1 }}>
            {text}
          </Typography>
        )}
        <Typography component="div" sx={{ mt: 5 }}>
          {children}
        </Typography>
      </CardContent>
    </Card>
  );
}

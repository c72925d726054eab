import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export type CheckoutCardProps = { title: string; children: ReactNode };

/** One part of the checkout, with its heading. */
export function CheckoutCard({ title, children }: CheckoutCardProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 5, sm: 6 }, minWidth: 0 }}>
      <Typography id={titleId} variant="h6" component="h2" sx={{ mb: 4 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}

import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export type ErrorScreenProps = {
  /** 401, 404, 500; left out where no number says anything. */
  code?: number;
  title: string;
  text?: string;
  /** Small print for support, as the request's id. */
  detail?: string;
  illustration?: ReactNode;
  children: ReactNode;
};

/** A page that says what is wrong and how to go on; `children` are the ways on. */
export function ErrorScreen({
  code,
  title,
  text,
  detail,
  illustration,
  children,
}: ErrorScreenProps) {
  return (
    <Box sx={{ textAlign: 'center', maxWidth: 560, mx: 'auto', px: 4, py: 10 }}>
      {code && (
        <Typography
          component="p"
          sx={{ fontSize: '5rem', lineHeight: 1.1, fontWeight: 600, color: 'primary.main' }}
        >
          {code}
        </Typography>
      )}
      <Typography variant="h4" component="h1" sx={{ mt: 2 }}>
        {title}
      </Typography>
      {text && <Typography sx={{ mt: 2, color: 'text.secondary' }}>{text}</Typography>}
      {detail && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }} dir="auto">
          {detail}
        </Typography>
      )}
      <Stack
        direction="row"
        useFlexGap
        sx={{ mt: 6, gap: 3, justifyContent: 'center', flexWrap: 'wrap' }}
      >
        {children}
      </Stack>
      {illustration && <Box sx={{ mt: 8 }}>{illustration}</Box>}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ThemeColor } from '../theme/palette.ts';
import { Icon } from './icon.tsx';

export type StatCardProps = {
  label: string;
  /** Already written in the person's language. */
  value: ReactNode;
  icon: string;
  color?: ThemeColor;
  /** One line below: a change, a limit, a link. */
  note?: ReactNode;
  /** Keeps room for the note while loading; false where none will come, or the card shrinks then. */
  hasNote?: boolean;
  loading?: boolean;
};

/** One figure with its name. */
export function StatCard(props: StatCardProps) {
  const { label, value, icon, color = 'primary', note, hasNote = true, loading = false } = props;
  return (
    <Card sx={{ height: '100%' }}>
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 3, height: '100%' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <Box
            sx={(theme) => ({
              // On a phone two cards share a row, which has no room for the drawing next to the name.
              display: { xs: 'none', sm: 'grid' },
              placeItems: 'center',
              flexShrink: 0,
              width: 42,
              height: 42,
              borderRadius: 1,
              color: theme.vars.palette[color].main,
              backgroundColor: theme.alpha(theme.vars.palette[color].main, 0.12),
            })}
          >
            <Icon path={icon} />
          </Box>
          <Typography color="textSecondary">{label}</Typography>
        </Box>
        <Box>
          <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {loading ? <Skeleton width={96} /> : value}
          </Typography>
          {(note || (loading && hasNote)) && (
            <Typography variant="caption" component="div" color="textSecondary">
              {loading ? <Skeleton width={140} /> : note}
            </Typography>
          )}
        </Box>
      </CardContent>
    </Card>
  );
}

import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useCurrentUser } from '#src/session/use-current-user.ts';

export type QuotaNoteProps = { meter: 'generations' | 'runs'; hasBar?: boolean };

/** What pressing the button will use, and what is left of it, before it is pressed. */
export function QuotaNote({ meter, hasBar = false }: QuotaNoteProps) {
  const { t } = useTranslation('prompts');
  const formats = useFormats();
  const quota = useCurrentUser()?.quota;
  const found = quota?.[meter];
  if (!quota || !found) return null;
  const { used, limit, warning } = found;
  if (limit === null) return null;
  const left = Math.max(0, limit - used);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        variant="caption"
        component="p"
        sx={{ color: left === 0 ? 'error.main' : warning ? 'warning.main' : 'text.secondary' }}
      >
        {t(`run.quota.${meter}`, {
          count: left,
          left: formats.number(left),
          limit: formats.number(limit),
          date: formats.date(quota.resetsAt),
        })}
      </Typography>
      {hasBar && (
        <LinearProgress
          aria-hidden="true"
          variant="determinate"
          color={warning ? 'warning' : 'primary'}
          value={limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}
          sx={{ mt: 2 }}
        />
      )}
    </Box>
  );
}

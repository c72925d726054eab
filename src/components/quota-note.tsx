import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { QUOTA_TONES, quotaLevel, quotaRatio } from './quota-level.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useCurrentUser } from '#src/session/use-current-user.ts';

export type QuotaNoteProps = { meter: 'generations' | 'runs'; hasBar?: boolean };

/** What pressing the button will use, and what is left of it, before it is pressed. */
export function QuotaNote({ meter, hasBar = false }: QuotaNoteProps) {
  const { t } = useTranslation('components');
  const formats = useFormats();
  const quota = useCurrentUser()?.quota;
  const found = quota?.[meter];
  if (!quota || !found) return null;
  const { used, limit } = found;
  if (limit === null) return null;
  const tone = QUOTA_TONES[quotaLevel(found)];
  const left = Math.max(0, limit - used);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        variant="caption"
        component="p"
        sx={{ color: tone === 'primary' ? 'text.secondary' : `${tone}.main` }}
      >
        {t(`quota.${meter}`, {
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
          color={tone}
          value={Math.min(1, quotaRatio(found) ?? 0) * 100}
          sx={{ mt: 2 }}
        />
      )}
    </Box>
  );
}

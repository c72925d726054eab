import { mdiCellphone, mdiHelpCircleOutline, mdiMonitor } from '@mdi/js';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { useListSessionsSuspense } from '#src/generated/api/account/account.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { deviceKind, SESSION_PARAMS } from './sessions.ts';

const ICONS = { phone: mdiCellphone, computer: mdiMonitor, unknown: mdiHelpCircleOutline };

/** Where the person is signed in, this place first. */
export function SessionList() {
  return (
    <QueryBoundary fallback={<Skeletons kind="rows" count={3} />}>
      <Sessions />
    </QueryBoundary>
  );
}

function Sessions() {
  const { t } = useTranslation('account');
  const { relative, dateTime, number } = useFormats();
  const { items, total } = useListSessionsSuspense(SESSION_PARAMS).data;
  if (items.length === 0)
    return <Typography color="textSecondary">{t('sessions.empty')}</Typography>;
  const left = total - items.length;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map(({ id, device, browser, ip, lastUsedAt, createdAt, isCurrent }) => (
          <Box
            key={id}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 4,
              py: 3.5,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0, pt: 0 },
            }}
          >
            <Icon path={ICONS[deviceKind(device)]} sx={{ color: 'text.secondary' }} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                <bdi>{[device, browser].filter(Boolean).join(' · ') || t('sessions.unknown')}</bdi>
              </Typography>
              <Typography variant="caption" component="div" color="textSecondary">
                <bdi>{ip}</bdi> ·{' '}
                <time
                  dateTime={lastUsedAt}
                  title={t('sessions.since', { date: dateTime(createdAt) })}
                >
                  {t('sessions.lastUsed', { when: relative(lastUsedAt) })}
                </time>
              </Typography>
            </Box>
            {isCurrent && <Chip size="small" color="primary" label={t('sessions.current')} />}
          </Box>
        ))}
      </Box>
      {left > 0 && (
        <Typography color="textSecondary">
          {t('sessions.more', { count: left, formatted: number(left) })}
        </Typography>
      )}
    </>
  );
}

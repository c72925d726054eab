import { mdiTrendingDown, mdiTrendingUp } from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { changeOf } from './figures.ts';

/** Up or down against the range before, in words as well as by the arrow. */
export function ChangeNote({ now, before }: { now: number; before: number }) {
  const { t } = useTranslation('dashboard');
  const { percent, number } = useFormats();
  const change = changeOf(now, before);
  if (change.kind === 'same') return <>{t('change.same')}</>;
  if (change.kind === 'new') return <>{t('change.new')}</>;
  const isUp = change.kind === 'up';
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Icon
        path={isUp ? mdiTrendingUp : mdiTrendingDown}
        isDirectional
        sx={{ fontSize: '1.125rem', color: isUp ? 'success.main' : 'warning.main' }}
      />
      {t(isUp ? 'change.up' : 'change.down', {
        percent: percent(Math.round(change.ratio * 100) / 100),
        before: number(before),
      })}
    </Box>
  );
}

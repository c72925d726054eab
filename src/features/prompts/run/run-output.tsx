import { mdiRefresh, mdiTimerOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Markdown } from '#src/ui/markdown/markdown.tsx';
import { visuallyHidden } from '#src/ui/visually-hidden.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { ProblemAlert } from '#src/components/problem-alert.tsx';
import { RunFigures } from './run-figures.tsx';
import { outputOf, type RunState } from './run-state.ts';

export type RunOutputProps = { state: RunState; onAgain: () => void };

/** The answer as it comes, how it ended, and what can be done with it. */
export function RunOutput({ state, onAgain }: RunOutputProps) {
  const { t } = useTranslation('prompts');
  const text = outputOf(state);
  const shown = useDeferredValue(text);
  if (state.status === 'idle') return null;
  if (state.status === 'refused')
    return <ProblemAlert error={state.error} title={t('run.refused')} onRetry={onAgain} />;

  const isDemo = state.status === 'done' ? state.run.isDemo : 'isDemo' in state && state.isDemo;
  const isBusy = state.status === 'waiting' || state.status === 'streaming';
  const again = (
    <Button size="small" color="inherit" onClick={onAgain} sx={{ gap: 2 }}>
      <Icon path={mdiRefresh} fontSize="small" />
      {t('run.again')}
    </Button>
  );
  return (
    <Box
      component="section"
      aria-label={t('run.answer')}
      aria-busy={isBusy}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}
    >
      {isBusy && <LinearProgress aria-label={t(`run.status.${state.status}`)} />}
      <Box role="status" sx={visuallyHidden}>
        {t(`run.status.${state.status}`)}
      </Box>
      {shown !== '' && (
        <Box
          sx={{
            p: { xs: 0, sm: 4 },
            border: { sm: 1 },
            borderColor: { sm: 'divider' },
            borderRadius: 1,
          }}
        >
          <Markdown text={shown} />
        </Box>
      )}
      {state.status === 'broken' && (
        <Alert severity="warning" action={again}>
          {state.message ?? `${t('run.broken')}${text === '' ? '' : ` ${t('run.incomplete')}`}`}
        </Alert>
      )}
      {state.status === 'stopped' && (
        <Alert
          severity="info"
          icon={<Icon path={mdiTimerOutline} fontSize="small" />}
          action={again}
        >
          {t('run.stopped')}
        </Alert>
      )}
      {!isBusy && text !== '' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          <CopyButton text={text} label={t('run.copy')} />
          {isDemo && (
            <>
              <Chip size="small" label={t('run.demoChip')} />
              <Button size="small" component={PrefetchLink} to={paths.models()}>
                {t('models.door')}
              </Button>
            </>
          )}
          {state.status === 'done' && <RunFigures run={state.run} />}
        </Box>
      )}
    </Box>
  );
}

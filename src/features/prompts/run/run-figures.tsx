import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Run } from '#src/generated/api/endpoints.schemas.ts';

export type RunFiguresProps = { run: Run };

/** Which model, how long, how many tokens. */
export function RunFigures({ run }: RunFiguresProps) {
  const { t, i18n } = useTranslation('prompts');
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const seconds = (milliseconds: number) =>
    t('run.seconds', { seconds: number.format(milliseconds / 1000) });
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        color: 'text.secondary',
        fontSize: '0.8125rem',
      }}
    >
      <bdi>{run.model}</bdi>
      <span>{seconds(run.latencyMs)}</span>
      <span>
        {t('run.tokens', {
          input: number.format(run.inputTokens),
          output: number.format(run.outputTokens),
        })}
      </span>
    </Box>
  );
}

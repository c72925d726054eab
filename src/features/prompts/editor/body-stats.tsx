import Box from '@mui/material/Box';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/use-formats.ts';
import { MAX_BODY } from '#core/limits.ts';
import { characterCount } from '#core/text/characters.ts';
import { estimateTokens } from '#core/text/estimate-tokens.ts';

/** How long the body is, in characters and in tokens. */
export const BodyStats = memo(function BodyStats({ body }: { body: string }) {
  const { t } = useTranslation('prompts');
  const formats = useFormats();
  const tokens = useMemo(() => estimateTokens(body), [body]);
  const used = useMemo(() => characterCount(body), [body]);
  const isTooLong = used > MAX_BODY;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        ml: 'auto',
        fontSize: '0.8125rem',
        fontVariantNumeric: 'tabular-nums',
        color: isTooLong ? 'error.main' : 'text.secondary',
      }}
    >
      <span>
        {t('editor.characters', {
          used: formats.number(used),
          max: formats.number(MAX_BODY),
        })}
      </span>
      <span>{t('editor.tokens', { count: tokens, tokens: formats.number(tokens) })}</span>
    </Box>
  );
});

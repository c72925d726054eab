import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { MAX_BODY } from '#core/limits.ts';
import { characterCount } from '#core/text/characters.ts';
import { estimateTokens } from '#core/text/estimate-tokens.ts';
import type { EditorValues } from './editor-values.ts';
import { useSettled } from './use-settled.ts';

const lengthOf = ({ body }: EditorValues) => ({
  tokens: estimateTokens(body),
  used: characterCount(body),
});

/** How long the body is, in characters and in tokens. */
export function BodyStats({ form }: { form: UseFormReturn<EditorValues, unknown, Draft> }) {
  const { t } = useTranslation('prompts');
  const formats = useFormats();
  const { tokens, used } = useSettled(form, lengthOf);
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
}

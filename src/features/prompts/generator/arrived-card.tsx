import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';

export type ArrivedCardProps = { candidate: Candidate };

/** A draft that is written while others still are: its beginning, to be read meanwhile. */
export function ArrivedCard({ candidate }: ArrivedCardProps) {
  const { t } = useTranslation('prompts');
  const formats = useFormats();
  const { title, body, variant, estimatedTokens } = candidate;
  return (
    <Card component="article" sx={{ p: 5, minWidth: 0 }}>
      <Typography variant="h6" component="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t(`generator.variants.${variant}`)}
        {' · '}
        {t('editor.tokens', {
          count: estimatedTokens,
          tokens: formats.number(estimatedTokens),
        })}
      </Typography>
      <Box
        dir="auto"
        sx={{
          mt: 4,
          maxHeight: 320,
          overflow: 'hidden',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontSize: '0.875rem',
          maskImage: body.length > 400 ? 'linear-gradient(#000 75%, transparent)' : 'none',
        }}
      >
        {body}
      </Box>
    </Card>
  );
}

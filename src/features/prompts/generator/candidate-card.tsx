import { mdiLightbulbOnOutline, mdiPencilOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Candidate } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { BodyText } from '../editor/body-text.tsx';
import { QualityFindings } from '../quality/quality-findings.tsx';
import { CandidateFold } from './candidate-fold.tsx';

export type CandidateCardProps = {
  candidate: Candidate;
  /** The best one, which the server puts first. */
  isBest: boolean;
  onChoose: () => void;
};

/** One prompt to choose: what it is, why it is so, and its text. */
export function CandidateCard({ candidate, isBest, onChoose }: CandidateCardProps) {
  const { t } = useTranslation('prompts');
  const formats = useFormats();
  const titleId = useId();
  const { title, body, variant, findings, reasons, variables, estimatedTokens } = candidate;
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      sx={[
        { display: 'flex', flexDirection: 'column', gap: 4, p: 5, minWidth: 0 },
        isBest && { borderColor: 'primary.main' },
      ]}
    >
      <Box>
        <Typography id={titleId} variant="h6" component="h3" dir="auto">
          {title}
        </Typography>
        <Typography color="textSecondary" variant="caption" component="p">
          {t(`generator.variants.${variant}`)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {isBest && <Chip size="small" color="primary" label={t('generator.best')} />}
        <Chip
          size="small"
          label={t('editor.tokens', {
            count: estimatedTokens,
            tokens: formats.number(estimatedTokens),
          })}
        />
        <Chip
          size="small"
          label={t('variables.count', {
            count: variables.length,
            number: formats.number(variables.length),
          })}
        />
      </Box>
      <Typography color="textSecondary">{t(`generator.variantTexts.${variant}`)}</Typography>
      <BodyText body={body} maxHeight={320} />
      {reasons.length > 0 && (
        <CandidateFold
          title={t('generator.reasons', { count: reasons.length })}
          icon={mdiLightbulbOnOutline}
        >
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 5, display: 'grid', gap: 2 }}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Box>
        </CandidateFold>
      )}
      {findings.length > 0 && (
        <CandidateFold
          title={t('quality.findings', { count: findings.length })}
          icon={mdiPencilOutline}
        >
          <QualityFindings findings={findings} />
        </CandidateFold>
      )}
      <Box sx={{ display: 'flex', gap: 2, mt: 'auto', alignItems: 'center' }}>
        <Button
          variant={isBest ? 'contained' : 'outlined'}
          onClick={onChoose}
          aria-describedby={titleId}
          sx={{ flex: 1 }}
        >
          {t('generator.use')}
        </Button>
        <CopyButton text={body} label={t('generator.copy')} isIconOnly />
      </Box>
    </Card>
  );
}

import { mdiCompareHorizontal, mdiLightbulbOnOutline, mdiPencilOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { CandidateFold } from './candidate-fold.tsx';
import { DraftCompare } from './draft-compare.tsx';
import { isUnsavedEdit, type Work } from './generator-state.ts';
import { useComparison } from './use-comparison.ts';

export type DraftTabsProps = {
  work: Work;
  /** Whether more drafts are written. */
  isWriting?: boolean;
  index: number;
  onChoose: (index: number) => void;
};

/** The drafts as tabs, by what tells them apart: their kind, their length, why they are so, and word by word. */
export function DraftTabs({ work, isWriting = false, index, onChoose }: DraftTabsProps) {
  const { t } = useTranslation('prompts');
  const formats = useFormats();
  const { other, compareWith, toggle } = useComparison(index, work.drafts.length);
  const chosen = work.drafts[index]?.candidate;
  if (!chosen) return null;
  return (
    <Box sx={{ mb: 5 }}>
      {(work.drafts.length > 1 || isWriting) && (
        <Tabs
          value={index}
          onChange={(_event, value: number) => onChoose(value)}
          aria-label={t('generator.drafts')}
          variant="scrollable"
          scrollButtons={false}
          sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
        >
          {work.drafts.map((draft, at) => (
            <Tab
              // Drafts never change their places.
              key={at}
              value={at}
              iconPosition="end"
              {...(isUnsavedEdit(draft, work) && {
                icon: (
                  <Icon
                    path={mdiPencilOutline}
                    fontSize="small"
                    titleAccess={t('generator.edited')}
                  />
                ),
              })}
              label={
                <Box component="span" sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
                  {t(`generator.variants.${draft.candidate.variant}`)}
                  <Box
                    component="span"
                    sx={{
                      display: { xs: 'none', sm: 'inline' },
                      fontSize: '0.75rem',
                      color: 'text.secondary',
                    }}
                  >
                    {t('editor.tokens', {
                      count: draft.candidate.estimatedTokens,
                      tokens: formats.number(draft.candidate.estimatedTokens),
                    })}
                  </Box>
                </Box>
              }
            />
          ))}
          {isWriting && (
            <Tab disabled aria-label={t('generator.working')} label={<Skeleton width={72} />} />
          )}
        </Tabs>
      )}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}
      >
        <Typography color="textSecondary">
          {t(`generator.variantTexts.${chosen.variant}`)}
        </Typography>
        {work.drafts.length > 1 && (
          <Button
            size="small"
            variant={other === undefined ? 'text' : 'outlined'}
            aria-pressed={other !== undefined}
            aria-keyshortcuts="D"
            onClick={toggle}
            sx={{ gap: 1.5, marginInlineStart: { sm: 'auto' } }}
          >
            <Icon path={mdiCompareHorizontal} fontSize="small" />
            {t('generator.compare.start')}
          </Button>
        )}
      </Box>
      {other !== undefined && (
        <DraftCompare work={work} index={index} other={other} onOther={compareWith} />
      )}
      {chosen.reasons.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <CandidateFold
            title={t('generator.reasons', { count: chosen.reasons.length })}
            icon={mdiLightbulbOnOutline}
          >
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 5, display: 'grid', gap: 2 }}>
              {chosen.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </Box>
          </CandidateFold>
        </Box>
      )}
    </Box>
  );
}

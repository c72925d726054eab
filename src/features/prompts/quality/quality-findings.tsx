import { mdiCheckCircleOutline, mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QualityFinding } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { FindingList, type FindingActions } from './finding-list.tsx';

export type QualityFindingsProps = FindingActions & { findings: readonly QualityFinding[] };

/** What the quality rules say: errors and warnings, then tips, which most good prompts have and which fold away. */
export const QualityFindings = memo(function QualityFindings({
  findings,
  ...actions
}: QualityFindingsProps) {
  const { t } = useTranslation('prompts');
  const formats = useFormats();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const tips = findings.filter(({ severity }) => severity === 'info');
  const faults = findings.filter(({ severity }) => severity !== 'info');
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      {faults.length === 0 ? (
        <Typography sx={{ display: 'flex', gap: 2, color: 'text.secondary' }}>
          <Icon path={mdiCheckCircleOutline} fontSize="small" color="success" />
          {t('quality.nothing')}
        </Typography>
      ) : (
        <FindingList findings={faults} {...actions} />
      )}
      {tips.length > 0 && (
        <>
          <Button
            size="small"
            color="inherit"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            endIcon={
              <Icon path={mdiChevronDown} sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
            }
            sx={{ marginInlineStart: -2 }}
          >
            {t('quality.tips', { number: formats.number(tips.length) })}
          </Button>
          <Collapse in={isOpen} id={id} unmountOnExit={false} sx={{ width: '100%' }}>
            <FindingList findings={tips} {...actions} />
          </Collapse>
        </>
      )}
    </Box>
  );
});

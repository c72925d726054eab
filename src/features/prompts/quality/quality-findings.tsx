import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiInformationOutline,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { QualityFinding } from '#src/generated/api/endpoints.schemas.ts';
import { Icon } from '#src/ui/icon.tsx';

export type QualityFindingsProps = {
  findings: readonly QualityFinding[];
  /** Marks the place in the text. */
  onShow?: (finding: QualityFinding) => void;
  /** Makes the change that mends it. */
  onFix?: (finding: QualityFinding) => void;
};

const SIGNS = {
  error: { icon: mdiAlertCircleOutline, color: 'error' },
  warning: { icon: mdiAlertOutline, color: 'warning' },
  info: { icon: mdiInformationOutline, color: 'info' },
} as const;

/** What the quality rules say, the gravest first, each with its place and its remedy. */
export function QualityFindings({ findings, onShow, onFix }: QualityFindingsProps) {
  const { t } = useTranslation('prompts');
  if (findings.length === 0)
    return (
      <Typography sx={{ display: 'flex', gap: 2, color: 'text.secondary' }}>
        <Icon path={mdiCheckCircleOutline} fontSize="small" color="success" />
        {t('quality.nothing')}
      </Typography>
    );
  const order = ['error', 'warning', 'info'];
  const sorted = findings.toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
      {sorted.map((finding, index) => {
        const { icon, color } = SIGNS[finding.severity];
        return (
          <Box
            component="li"
            key={`${finding.rule} ${finding.start ?? ''} ${index}`}
            sx={{ display: 'flex', gap: 2 }}
          >
            <Icon
              path={icon}
              fontSize="small"
              color={color}
              titleAccess={t(`quality.severity.${finding.severity}`)}
            />
            <Box sx={{ minWidth: 0 }}>
              {finding.message}
              {(onShow || onFix) && (
                <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: -2 }}>
                  {onFix && finding.fix && (
                    <Button size="small" onClick={() => onFix(finding)}>
                      {finding.fix.label || t('quality.fix')}
                    </Button>
                  )}
                  {onShow && finding.start !== undefined && (
                    <Button size="small" color="inherit" onClick={() => onShow(finding)}>
                      {t('quality.show')}
                    </Button>
                  )}
                </Box>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

import { mdiAlertCircleOutline, mdiAlertOutline, mdiInformationOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { QualityFinding } from '#src/generated/api/endpoints.schemas.ts';
import { Icon } from '#src/ui/icon.tsx';

export type FindingActions = {
  /** Whether the findings are about the text as it is now; their places and fixes rest otherwise. */
  isCurrent: boolean;
  /** Marks the place in the text. */
  onShow: (finding: QualityFinding) => void;
  /** Makes the change that fixes it; absent for who may only read. */
  onFix: ((finding: QualityFinding) => void) | undefined;
};

export type FindingListProps = FindingActions & { findings: readonly QualityFinding[] };

const SIGNS = {
  error: { icon: mdiAlertCircleOutline, color: 'error' },
  warning: { icon: mdiAlertOutline, color: 'warning' },
  info: { icon: mdiInformationOutline, color: 'info' },
} as const;
const ORDER = ['error', 'warning', 'info'];

/** Findings, the gravest first, each with its place and its fix. */
export function FindingList({ findings, isCurrent, onShow, onFix }: FindingListProps) {
  const { t } = useTranslation('prompts');
  const sorted = findings.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
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
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: -2 }}>
                {onFix && finding.fix && (
                  <Button size="small" disabled={!isCurrent} onClick={() => onFix(finding)}>
                    {finding.fix.label || t('quality.fix')}
                  </Button>
                )}
                {/* An insertion has a point in the text, and nothing to show there. */}
                {finding.start !== finding.end && (
                  <Button
                    size="small"
                    color="inherit"
                    disabled={!isCurrent}
                    onClick={() => onShow(finding)}
                  >
                    {t('quality.show')}
                  </Button>
                )}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

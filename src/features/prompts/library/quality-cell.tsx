import {
  mdiAlertCircleOutline,
  mdiAlertOutline,
  mdiCheckCircleOutline,
  mdiCircleOutline,
} from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PromptSummary } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Icon } from '#src/ui/icon.tsx';
import { visuallyHidden } from '#src/ui/visually-hidden.ts';
import { verdictOf, type Verdict } from './quality-verdict.ts';

const LOOKS = {
  complete: { icon: mdiCheckCircleOutline, color: 'success.main' },
  error: { icon: mdiAlertCircleOutline, color: 'error.main' },
  warning: { icon: mdiAlertOutline, color: 'warning.main' },
  missing: { icon: mdiCircleOutline, color: 'text.secondary' },
  partly: { icon: mdiCircleOutline, color: 'text.secondary' },
  unknown: { icon: mdiCircleOutline, color: 'text.secondary' },
} as const satisfies Record<Verdict['kind'], { icon: string; color: string }>;

export type QualityCellProps = Pick<PromptSummary, 'quality'>;

/** The quality rules' result in two or three words; which parts and findings there are is its tooltip. */
export function QualityCell({ quality }: QualityCellProps) {
  const { t } = useTranslation('prompts');
  const { number, list } = useFormats();
  const { kind, count } = verdictOf(quality);
  const { icon, color } = LOOKS[kind];
  const words = {
    complete: () => t('library.quality.complete'),
    error: () => t('library.quality.toLookAt', { count, number: number(count) }),
    warning: () => t('library.quality.toLookAt', { count, number: number(count) }),
    missing: () => t('library.quality.partsMissing', { count, number: number(count) }),
    partly: () => t('library.quality.partly'),
    unknown: () => t('library.quality.unknown'),
  }[kind]();
  const details = quality
    ? [
        !quality.isRead && t('library.quality.unread'),
        quality.missing.length > 0 &&
          t('library.quality.missing', {
            elements: list(quality.missing.map((element) => t(`quality.elements.${element}`))),
          }),
        ...(['error', 'warning', 'info'] as const).map(
          (severity) =>
            quality.findings[severity] > 0 &&
            t(`library.quality.${severity}`, { number: number(quality.findings[severity]) }),
        ),
      ].filter((part) => part !== false)
    : [t('library.quality.soon')];
  const detail = details.join(' · ');
  return (
    <Box
      component="span"
      title={detail}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}
    >
      <Icon path={icon} fontSize="small" sx={{ color, flexShrink: 0 }} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {words}
      </Box>
      {detail !== '' && (
        <Box component="span" sx={visuallyHidden}>
          {detail}
        </Box>
      )}
    </Box>
  );
}

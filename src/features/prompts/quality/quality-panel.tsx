import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Quality } from '#src/generated/api/endpoints.schemas.ts';
import type { PromptEditor } from '../editor/use-prompt-editor.ts';
import { applyFix } from './apply-fix.ts';
import { QualityFindings } from './quality-findings.tsx';
import { QualityScore } from './quality-score.tsx';

export type QualityPanelProps = {
  editor: PromptEditor;
  /** What the rules said of `assessed`. */
  quality: Quality;
  assessed: string;
  readOnly: boolean;
  areaRef: RefObject<HTMLTextAreaElement | null>;
};

/**
 * What the quality rules say. Places and fixes hold for the text that was judged; they follow the
 * fixes made here, and rest once the text is changed otherwise, until it is saved again.
 */
export function QualityPanel({ editor, quality, assessed, readOnly, areaRef }: QualityPanelProps) {
  const { t } = useTranslation('prompts');
  const { form } = editor;
  const [held, setHeld] = useState({ source: quality, body: assessed, quality });
  const current = held.source === quality ? held : { source: quality, body: assessed, quality };
  const body = useWatch({ control: form.control, name: 'body' });
  const isCurrent = body === current.body;
  const show = (start: number, end: number) => {
    const area = areaRef.current;
    if (!area) return;
    area.focus();
    area.setSelectionRange(start, end);
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <QualityScore score={quality.score} size={64} />
        <Typography color="textSecondary" role="status">
          {isCurrent && current.body === assessed ? t('quality.text') : t('quality.changed')}
        </Typography>
      </Box>
      <QualityFindings
        findings={current.quality.findings}
        onShow={isCurrent ? ({ start = 0, end = start }) => show(start, end) : undefined}
        onFix={
          isCurrent && !readOnly
            ? (finding) => {
                const fixed = applyFix(body, current.quality, finding);
                setHeld({ source: quality, body: fixed.body, quality: fixed.quality });
                form.setValue('body', fixed.body, { shouldDirty: true });
              }
            : undefined
        }
      />
    </Box>
  );
}

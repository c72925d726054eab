import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { QualityFinding } from '#src/generated/api/endpoints.schemas.ts';
import type { PromptEditor } from '../editor/use-prompt-editor.ts';
import { applyFix } from './apply-fix.ts';
import { QualityFindings } from './quality-findings.tsx';

export type QualityPanelProps = {
  editor: PromptEditor;
  /** What the rules said about `assessed`. */
  findings: readonly QualityFinding[];
  assessed: string;
  readOnly: boolean;
  areaRef: RefObject<HTMLTextAreaElement | null>;
};

/**
 * What the quality rules say. Places and fixes hold for the text that was judged; they follow the
 * fixes made here, and rest once the text is changed otherwise, until it is saved again.
 */
export function QualityPanel({ editor, findings, assessed, readOnly, areaRef }: QualityPanelProps) {
  const { t } = useTranslation('prompts');
  const { form } = editor;
  const [held, setHeld] = useState({ source: findings, body: assessed, findings });
  const current = held.source === findings ? held : { source: findings, body: assessed, findings };
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
      <Typography color="textSecondary" role="status">
        {isCurrent && current.body === assessed ? t('quality.text') : t('quality.changed')}
      </Typography>
      <QualityFindings
        findings={current.findings}
        onShow={isCurrent ? ({ start = 0, end = start }) => show(start, end) : undefined}
        onFix={
          isCurrent && !readOnly
            ? (finding) => {
                const fixed = applyFix(body, current.findings, finding);
                setHeld({ source: findings, body: fixed.body, findings: fixed.findings });
                form.setValue('body', fixed.body, { shouldDirty: true });
              }
            : undefined
        }
      />
    </Box>
  );
}

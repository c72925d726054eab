import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { QualityFinding } from '#src/generated/api/endpoints.schemas.ts';
import type { PromptEditor } from '../editor/use-prompt-editor.ts';
import { applyFix } from './apply-fix.ts';
import { QualityFindings } from './quality-findings.tsx';
import { useFindings } from './use-findings.ts';

export type QualityPanelProps = {
  editor: Pick<PromptEditor, 'form'>;
  /** What the server's rules said about `assessed`. */
  findings: readonly QualityFinding[];
  assessed: string;
  readOnly: boolean;
  /** Whether its tab is open; the rules are fetched and run for who looks. */
  isShown: boolean;
  areaRef: RefObject<HTMLTextAreaElement | null>;
  /** Brings the text area on screen, where it is a tab of its own. */
  onReveal: () => void;
};

/** What the quality rules say of the text as it is written. Places and fixes rest until a change is checked. */
export function QualityPanel(props: QualityPanelProps) {
  const { editor, findings, assessed, readOnly, isShown, areaRef, onReveal } = props;
  const { t } = useTranslation('prompts');
  const { form } = editor;
  const [body, variables] = useWatch({ control: form.control, name: ['body', 'variables'] });
  const checked = useFindings(body, variables, { findings, body: assessed }, isShown);
  const show = ({ start = 0, end = start }: QualityFinding) => {
    onReveal();
    areaRef.current?.focus();
    areaRef.current?.setSelectionRange(start, end);
  };
  const fix = (finding: QualityFinding) =>
    form.setValue('body', applyFix(body, finding), { shouldDirty: true });
  const note = checked.isOld ? 'changed' : checked.isRead ? 'text' : 'unread';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <Typography color="textSecondary" role="status">
        {t(`quality.${note}`)}
      </Typography>
      <QualityFindings
        findings={checked.findings}
        isCurrent={body === checked.body}
        onShow={show}
        onFix={readOnly ? undefined : fix}
      />
    </Box>
  );
}

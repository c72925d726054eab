import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ChecklistItem, QualityFinding } from '#src/generated/api/endpoints.schemas.ts';
import type { EditorValues } from '../editor/editor-values.ts';
import type { PromptEditor } from '../editor/use-prompt-editor.ts';
import { useSettled } from '../editor/use-settled.ts';
import { applyFix } from './apply-fix.ts';
import { Checklist } from './checklist.tsx';
import { QualityFindings } from './quality-findings.tsx';
import { useFindings } from './use-findings.ts';

export type QualityPanelProps = {
  editor: Pick<PromptEditor, 'form'>;
  /** What the server's rules said about `assessed`. */
  findings: readonly QualityFinding[];
  checklist: readonly ChecklistItem[] | undefined;
  assessed: string;
  readOnly: boolean;
  /** Whether its tab is open; the rules are fetched and run once it is, or once the text changes. */
  isShown: boolean;
  /** Told how many errors and warnings there are. */
  onCount: (faults: number) => void;
  areaRef: RefObject<HTMLTextAreaElement | null>;
  /** Brings the text area on screen, where it is a tab of its own. */
  onReveal: () => void;
};

const textOf = ({ body, variables }: EditorValues) => ({ body, variables });

/** What the quality rules say of the text as it is written. Places and fixes rest until a change is checked. */
export function QualityPanel(props: QualityPanelProps) {
  const { editor, findings, checklist, assessed, readOnly, isShown, areaRef, onReveal, onCount } =
    props;
  const { t } = useTranslation('prompts');
  const { form } = editor;
  const { body, variables } = useSettled(form, textOf);
  const { isDirty } = useFormState({ control: form.control });
  const stored = { findings, checklist, body: assessed };
  const checked = useFindings(body, variables, stored, isShown || isDirty);
  const faults = checked.findings.filter(({ severity }) => severity !== 'info').length;
  useEffect(() => onCount(faults), [faults, onCount]);
  const show = useCallback(
    ({ start = 0, end = start }: QualityFinding) => {
      onReveal();
      areaRef.current?.focus();
      areaRef.current?.setSelectionRange(start, end);
    },
    [onReveal, areaRef],
  );
  const { body: about } = checked;
  const fix = useCallback(
    (finding: QualityFinding) => {
      // A key may have come since the last rendering.
      if (form.getValues('body') !== about) return;
      form.setValue('body', applyFix(about, finding), { shouldDirty: true });
    },
    [form, about],
  );
  const note = checked.isOld ? 'changed' : checked.isRead ? 'text' : 'unread';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <Typography color="textSecondary" role="status">
        {t(`quality.${note}`)}
      </Typography>
      {checked.checklist && checked.checklist.length > 0 && <Checklist items={checked.checklist} />}
      <QualityFindings
        findings={checked.findings}
        isCurrent={body === about}
        onShow={show}
        onFix={readOnly ? undefined : fix}
      />
    </Box>
  );
}

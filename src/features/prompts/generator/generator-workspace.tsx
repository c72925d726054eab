import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#src/generated/api/endpoints.schemas.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useCan } from '#src/permissions/use-can.ts';
import { useCurrentUser } from '#src/session/use-current-user.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { EditorProblems } from '../editor/editor-problems.tsx';
import { hasTeam } from '../editor/prompt-access.ts';
import { EditorTitle } from '../editor/editor-title.tsx';
import { valuesOfCandidate } from '../editor/editor-values.ts';
import { PromptWorkspace } from '../editor/prompt-workspace.tsx';
import { StaleDialog } from '../editor/stale-dialog.tsx';
import { usePromptEditor } from '../editor/use-prompt-editor.ts';
import { useWorkspaceDownloads } from '../editor/use-workspace-downloads.ts';
import { WorkspaceActions } from '../editor/workspace-actions.tsx';
import { DraftTabs } from './draft-tabs.tsx';
import { DraftProblem } from './draft-problem.tsx';
import type { GeneratorEvent, Work } from './generator-state.ts';
import { useCreateDraft } from './use-create-draft.ts';

export type GeneratorWorkspaceProps = {
  work: Work;
  /** Whether more drafts are written. */
  isWriting: boolean;
  /** The open draft. */
  index: number;
  categories: readonly Category[];
  dispatch: (event: GeneratorEvent) => void;
  onChoose: (index: number) => void;
};

/** A draft as it was generated, among the others: edit it in place, run it, use it, save it or take it as a file. */
export function GeneratorWorkspace(props: GeneratorWorkspaceProps) {
  const { work, isWriting, index, categories, dispatch, onChoose } = props;
  const { t } = useTranslation(['prompts', 'common']);
  const can = useCan();
  const user = useCurrentUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = work.drafts[index];
  const [initial] = useState(
    () => draft?.values ?? (draft && valuesOfCandidate(draft.candidate, work)),
  );
  if (!initial || !draft) throw new Error('A workspace without a draft');
  const { candidate, saved } = draft;
  // Another set of drafts begins at its heading, not at the place where the goal's button was.
  useEffect(() => heading.current?.focus(), []);
  // The button that stops the rest takes the focus with it.
  useEffect(() => {
    if (!isWriting && document.activeElement === document.body) heading.current?.focus();
  }, [isWriting]);
  const editor = usePromptEditor({
    initial,
    saved,
    baseline: saved && draft.isDirty === false ? initial : undefined,
    brief: work.brief,
    onKeep: (values, isDirty) =>
      dispatch({ type: 'edited', index, of: candidate, values, isDirty }),
    onSaved: (ref) => dispatch({ type: 'saved', index, of: candidate, saved: ref }),
    onTaken: (ref) => dispatch({ type: 'saved', index, of: candidate, saved: ref }),
  });
  const creation = useCreateDraft(editor, work.brief, (ref) =>
    dispatch({ type: 'saved', index, of: candidate, saved: ref }),
  );
  const downloads = useWorkspaceDownloads(editor);
  const isSaved = editor.saved !== undefined && !editor.isDirty;
  const saveLabel = can('create', 'prompts') ? t('common:actions.save') : undefined;

  return (
    <>
      <DraftTabs work={work} isWriting={isWriting} index={index} onChoose={onChoose} />
      <PageHeader
        headingRef={heading}
        title={<EditorTitle editor={editor} />}
        actions={
          <WorkspaceActions
            editor={editor}
            saveLabel={saveLabel}
            isSaveSecondary={!editor.saved}
            isDownloading={downloads.isPending}
            onDownload={(format, isSaving) => void downloads.start(format, isSaving)}
          >
            {!editor.saved && saveLabel !== undefined && (
              <Button variant="contained" loading={creation.isPending} onClick={creation.create}>
                {t('generator.use')}
              </Button>
            )}
            {editor.saved && isSaved && (
              <Button component={PrefetchLink} to={paths.prompt(editor.saved.id)}>
                {t('generator.open')}
              </Button>
            )}
          </WorkspaceActions>
        }
      />
      <DraftProblem creation={creation} onSave={() => void editor.save()} />
      <EditorProblems editor={editor} downloads={downloads} />
      <PromptWorkspace
        editor={editor}
        categories={categories}
        findings={candidate.findings}
        assessed={candidate.body}
        readOnly={false}
        saveLabel={saveLabel}
        canShare={hasTeam(user)}
        stored={undefined}
        rememberAs={`${work.generationId ?? 'template'}.${index}`}
      />
      {editor.saved && <StaleDialog editor={editor} promptId={editor.saved.id} />}
    </>
  );
}

import { mdiArrowLeft, mdiPlus } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Category } from '#src/generated/api/endpoints.schemas.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useCan } from '#src/permissions/use-can.ts';
import { useCurrentUser } from '#src/session/use-current-user.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { hasTeam } from '../editor/prompt-access.ts';
import { EditorTitle } from '../editor/editor-title.tsx';
import { isSameDraft, valuesOfCandidate, type EditorValues } from '../editor/editor-values.ts';
import { PromptWorkspace } from '../editor/prompt-workspace.tsx';
import { StaleDialog } from '../editor/stale-dialog.tsx';
import { usePromptEditor } from '../editor/use-prompt-editor.ts';
import { useWorkspaceDownloads } from '../editor/use-workspace-downloads.ts';
import { WorkspaceActions } from '../editor/workspace-actions.tsx';
import { ProblemAlert } from '#src/components/problem-alert.tsx';
import type { GeneratorEvent, GeneratorState, Work } from './generator-state.ts';
import type { KeptWork } from './kept-work.ts';

export type GeneratorWorkspaceProps = {
  state: GeneratorState;
  work: Work;
  categories: readonly Category[];
  /** What a reload left of this very candidate. */
  resumed: KeptWork | undefined;
  dispatch: (event: GeneratorEvent) => void;
  keep: (values: EditorValues, isDirty: boolean) => void;
  onStartOver: () => void;
  onEditBrief: (() => void) | undefined;
};

/** The chosen prompt: edit it in place, run it, save it or take it as a file. */
export function GeneratorWorkspace(props: GeneratorWorkspaceProps) {
  const { state, work, categories, resumed, dispatch, keep } = props;
  const { t } = useTranslation(['prompts', 'common']);
  const can = useCan();
  const user = useCurrentUser();
  const candidate = work.candidates[work.chosen ?? 0] ?? work.candidates[0];
  const [initial] = useState(
    () => resumed?.values ?? (candidate ? valuesOfCandidate(candidate, work) : undefined),
  );
  if (!initial || !candidate) throw new Error('A workspace without a candidate');
  const editor = usePromptEditor({
    initial,
    saved: work.saved,
    baseline: work.saved && resumed?.isDirty === false ? initial : undefined,
    brief: work.brief,
    onKeep: (values, isDirty) => {
      keep(values, isDirty);
      if (isDirty) dispatch({ type: 'edited' });
    },
    onSaved: (saved) => dispatch({ type: 'saved', saved }),
    onTaken: (saved) => dispatch({ type: 'taken', saved }),
  });
  const downloads = useWorkspaceDownloads(editor);
  const isSaved = editor.saved !== undefined && !editor.isDirty;
  // What would throw edits away waits here for a yes.
  const [waiting, setWaiting] = useState<{ go: () => void }>();
  const unlessEdited = (go: () => void) => {
    const untouched = valuesOfCandidate(candidate, work);
    if (isSaved || isSameDraft(editor.form.getValues(), untouched)) go();
    else setWaiting({ go });
  };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3, marginInlineStart: -3 }}>
        {work.candidates.length > 1 && (
          <Button
            color="inherit"
            onClick={() => unlessEdited(() => dispatch({ type: 'back' }))}
            sx={{ gap: 2 }}
          >
            <Icon path={mdiArrowLeft} fontSize="small" isDirectional />
            {t('generator.backToCandidates')}
          </Button>
        )}
        {work.candidates.length === 1 && props.onEditBrief && (
          <Button color="inherit" onClick={props.onEditBrief} sx={{ gap: 2 }}>
            <Icon path={mdiArrowLeft} fontSize="small" isDirectional />
            {t('generator.editBrief')}
          </Button>
        )}
        <Button color="inherit" onClick={() => unlessEdited(props.onStartOver)} sx={{ gap: 2 }}>
          <Icon path={mdiPlus} fontSize="small" />
          {t('generator.startOver')}
        </Button>
      </Box>
      <PageHeader
        title={<EditorTitle editor={editor} />}
        actions={
          <WorkspaceActions
            editor={editor}
            saveLabel={can('create', 'prompts') ? t('common:actions.save') : undefined}
            isDownloading={downloads.isPending}
            onDownload={(format, isSaving) => void downloads.start(format, isSaving)}
          />
        }
      />
      {editor.saved && isSaved && state.status !== 'running' && (
        <Alert
          severity="success"
          sx={{ mb: 5 }}
          action={
            <Button size="small" component={PrefetchLink} to={paths.prompt(editor.saved.id)}>
              {t('generator.open')}
            </Button>
          }
        >
          {t('generator.inLibrary')}
        </Alert>
      )}
      {editor.error !== null && (
        <ProblemAlert
          isSpaced
          error={editor.error}
          title={t('editor.notSaved')}
          onRetry={() => void editor.save()}
          onClose={editor.dismiss}
        />
      )}
      {downloads.error !== undefined && (
        <ProblemAlert
          isSpaced
          error={downloads.error}
          title={t('downloads.failed')}
          onClose={downloads.dismiss}
        />
      )}
      <PromptWorkspace
        editor={editor}
        categories={categories}
        findings={candidate.findings}
        assessed={candidate.body}
        readOnly={false}
        canShare={hasTeam(user)}
        stored={undefined}
        rememberAs="generator"
        onRunStarted={() => dispatch({ type: 'runStarted' })}
        onRunEnded={() => dispatch({ type: 'runEnded' })}
      />
      <ConfirmDialog
        isOpen={waiting !== undefined}
        title={t('editor.leaveTitle')}
        confirmLabel={t('editor.leave')}
        loading={false}
        error={null}
        onConfirm={() => waiting?.go()}
        onClose={() => setWaiting(undefined)}
      >
        {t('generator.loseText')}
      </ConfirmDialog>
      {editor.saved && <StaleDialog editor={editor} promptId={editor.saved.id} />}
    </>
  );
}

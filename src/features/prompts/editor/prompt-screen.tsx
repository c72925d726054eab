import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Category, Prompt } from '#src/generated/api/endpoints.schemas.ts';
import { useNamedPage } from '#src/lib/page-name.ts';
import { paths } from '#src/lib/paths.ts';
import { useCan } from '#src/permissions/use-can.ts';
import { useCurrentUser } from '#src/session/use-current-user.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { CopyProblem } from './copy-problem.tsx';
import { DiscardChanges } from './discard-changes.tsx';
import { EditorProblems } from './editor-problems.tsx';
import { accessTo, hasTeam, isOwner } from './prompt-access.ts';
import { DeletePrompt } from './delete-prompt.tsx';
import { EditorTitle } from './editor-title.tsx';
import { keptNow, valuesOfPrompt, type EditorValues } from './editor-values.ts';
import { PromptWorkspace } from './prompt-workspace.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { usePromptCopy } from './use-prompt-copy.ts';
import { usePromptEditor } from './use-prompt-editor.ts';
import { useWorkspaceDownloads } from './use-workspace-downloads.ts';
import { WorkspaceActions } from './workspace-actions.tsx';

export type PromptScreenProps = { prompt: Prompt; categories: readonly Category[] };

/** A saved prompt or a draft in the editor; a starter, and what one may not change, is saved as a copy. */
export const PromptScreen = memo(function PromptScreen({ prompt, categories }: PromptScreenProps) {
  const { t } = useTranslation(['prompts', 'common']);
  const navigate = useNavigate();
  const can = useCan();
  const user = useCurrentUser();
  const access = accessTo(prompt, can);
  useNamedPage(prompt.title);
  const isOwn = isOwner(prompt, user?.id);
  const copy = usePromptCopy(prompt);
  const own = (values: EditorValues): EditorValues =>
    access === 'copy' ? { ...values, visibility: 'private' } : values;
  const [stored] = useState(() => own(valuesOfPrompt(prompt)));
  const [initial] = useState(() =>
    access === 'read' ? stored : own(copy.keeper.initial() ?? stored),
  );
  const [saved, setSaved] = useState(
    access === 'copy' ? undefined : { id: prompt.id, version: copy.keeper.baseVersion() },
  );
  const isDraft = saved?.version === 0;
  const editor = usePromptEditor({
    initial,
    saved,
    baseline: prompt.version === 0 ? undefined : stored,
    ...(access === 'edit' && { copy: copy.keeper }),
    onKeep: (values, isDirty) => {
      if (access !== 'copy') return;
      if (isDirty) copy.save(keptNow(values, prompt.version));
      else copy.discard();
    },
    onSaved: (ref) => {
      setSaved(ref);
      toast.success(t('editor.savedToast'));
      if (access === 'copy') void navigate(paths.prompt(ref.id));
    },
    onTaken: (ref) => setSaved(access === 'copy' ? undefined : ref),
  });
  const downloads = useWorkspaceDownloads(editor);
  const saveLabel = { edit: t('common:actions.save'), copy: t('editor.saveCopy'), read: undefined };

  return (
    <>
      <PageHeader
        parents={[{ label: t('common:titles.prompts'), to: paths.prompts() }]}
        title={
          <>
            <EditorTitle editor={editor} />
            {isDraft && (
              <Chip
                size="small"
                variant="outlined"
                label={t('library.draft')}
                sx={{ marginInlineStart: 3, verticalAlign: 'middle' }}
              />
            )}
          </>
        }
        actions={
          <WorkspaceActions
            editor={editor}
            saveLabel={saveLabel[access]}
            isDownloading={downloads.isPending}
            onDownload={(format, isSaving) => void downloads.start(format, isSaving)}
          >
            {access !== 'read' && editor.isDirty && !isDraft && (
              <DiscardChanges onDiscard={editor.discard} />
            )}
            {isOwn && can('delete', 'prompts') && (
              <DeletePrompt prompt={prompt} onDeleted={copy.keeper.end} />
            )}
          </WorkspaceActions>
        }
      />
      {access !== 'edit' && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {t(access === 'copy' ? 'editor.isStarter' : 'editor.isReadOnly')}
        </Alert>
      )}
      {editor.copy && <CopyProblem copy={editor.copy} />}
      <EditorProblems editor={editor} downloads={downloads} />
      <PromptWorkspace
        editor={editor}
        categories={categories}
        findings={prompt.quality.findings}
        checklist={prompt.quality.checklist}
        assessed={prompt.body}
        readOnly={access === 'read'}
        saveLabel={saveLabel[access]}
        canShare={isOwn && hasTeam(user)}
        stored={prompt}
        rememberAs={prompt.id}
      />
      <StaleDialog editor={editor} promptId={prompt.id} />
    </>
  );
}, isSameButForCopy);

/** The working copy is the editor's own: that it was kept, while one types, draws nothing anew. */
function isSameButForCopy(before: PromptScreenProps, after: PromptScreenProps): boolean {
  if (before.categories !== after.categories) return false;
  const { workingCopy: _before, ...one } = before.prompt;
  const { workingCopy: _after, ...other } = after.prompt;
  return isShallowEqual(one, other);
}

function isShallowEqual(one: object, other: object): boolean {
  const entries = Object.entries(one);
  const values = new Map(Object.entries(other));
  return (
    entries.length === values.size && entries.every(([key, value]) => values.get(key) === value)
  );
}

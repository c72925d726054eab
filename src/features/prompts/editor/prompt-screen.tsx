import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Category, Prompt } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { useNamedPage } from '#src/lib/page-name.ts';
import { paths } from '#src/lib/paths.ts';
import { useCan } from '#src/permissions/use-can.ts';
import { useCurrentUser } from '#src/session/use-current-user.ts';
import { useDraft } from '#src/session/use-draft.ts';
import { PageHeader } from '#src/ui/page-header.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { EditorProblems } from './editor-problems.tsx';
import { accessTo, hasTeam, isOwner } from './prompt-access.ts';
import { DeletePrompt } from './delete-prompt.tsx';
import { EditorTitle } from './editor-title.tsx';
import { isKeptDraft, isSameDraft, keptNow, valuesOfPrompt } from './editor-values.ts';
import { PromptWorkspace } from './prompt-workspace.tsx';
import { StaleDialog } from './stale-dialog.tsx';
import { usePromptEditor } from './use-prompt-editor.ts';
import { useWorkspaceDownloads } from './use-workspace-downloads.ts';
import { WorkspaceActions } from './workspace-actions.tsx';

export type PromptScreenProps = { prompt: Prompt; categories: readonly Category[] };

/** A saved prompt in the editor; a starter, and what one may not change, is saved as a copy. */
export function PromptScreen({ prompt, categories }: PromptScreenProps) {
  const { t } = useTranslation(['prompts', 'common']);
  const formats = useFormats();
  const navigate = useNavigate();
  const can = useCan();
  const user = useCurrentUser();
  const access = accessTo(prompt, can);
  useNamedPage(prompt.title);
  const isOwn = isOwner(prompt, user?.id);
  const [initial] = useState(() => ({
    ...valuesOfPrompt(prompt),
    ...(access === 'copy' ? { visibility: 'private' as const } : {}),
  }));
  const kept = useDraft(`prompt.${prompt.id}`, isKeptDraft);
  const [restored] = useState(() =>
    access !== 'read' && kept.initial && !isSameDraft(kept.initial.values, initial)
      ? kept.initial
      : undefined,
  );
  const [isGone, setGone] = useState(false);
  const [saved, setSaved] = useState(
    access === 'copy'
      ? undefined
      : { id: prompt.id, version: restored?.baseVersion ?? prompt.version },
  );
  const editor = usePromptEditor({
    initial: restored?.values ?? initial,
    saved,
    baseline: initial,
    onKeep: (values, isDirty) => {
      if (isDirty && !isGone) kept.save(keptNow(values, saved?.version ?? prompt.version));
      else kept.discard();
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
        title={<EditorTitle editor={editor} />}
        actions={
          <WorkspaceActions
            editor={editor}
            saveLabel={saveLabel[access]}
            isDownloading={downloads.isPending}
            onDownload={(format, isSaving) => void downloads.start(format, isSaving)}
          >
            {isOwn && can('delete', 'prompts') && (
              <DeletePrompt
                prompt={prompt}
                onDeleted={() => {
                  kept.discard();
                  setGone(true);
                }}
              />
            )}
          </WorkspaceActions>
        }
      />
      {access !== 'edit' && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {t(access === 'copy' ? 'editor.isStarter' : 'editor.isReadOnly')}
        </Alert>
      )}
      {restored && editor.isDirty && (
        <Alert
          severity="info"
          sx={{ mb: 5 }}
          action={
            <Button
              size="small"
              color="inherit"
              onClick={() => editor.take(initial, { id: prompt.id, version: prompt.version }, true)}
            >
              {t('editor.discard')}
            </Button>
          }
        >
          {t('editor.kept', { when: formats.relative(restored.at) })}
        </Alert>
      )}
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
}

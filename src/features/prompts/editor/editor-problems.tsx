import { useTranslation } from 'react-i18next';
import { mayPassLater } from '#src/api/problem.ts';
import { ProblemAlert } from '#src/components/problem-alert.tsx';
import type { PromptEditor } from './use-prompt-editor.ts';
import type { WorkspaceDownloads } from './use-workspace-downloads.ts';

export type EditorProblemsProps = {
  editor: Pick<PromptEditor, 'error' | 'save' | 'dismiss'>;
  downloads: Pick<WorkspaceDownloads, 'error' | 'dismiss' | 'again'>;
};

/** Why the prompt was not saved, or not downloaded. */
export function EditorProblems({ editor, downloads }: EditorProblemsProps) {
  const { t } = useTranslation('prompts');
  return (
    <>
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
          {...(mayPassLater(downloads.error) && { onRetry: downloads.again })}
          onClose={downloads.dismiss}
        />
      )}
    </>
  );
}

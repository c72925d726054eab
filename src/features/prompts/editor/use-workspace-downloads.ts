import { useRef } from 'react';
import { useDownload, type Downloads } from '#src/components/use-download.ts';
import { toDraft } from './editor-values.ts';
import type { PromptEditor } from './use-prompt-editor.ts';
import type { DownloadFormat } from '#src/components/use-download.ts';

export type WorkspaceDownloads = Downloads & {
  start: (format: DownloadFormat, isSaving: boolean) => Promise<void>;
  /** The last download once more, of what the editor holds by now. */
  again: () => void;
};

/**
 * Downloads of the editor's content: the saved version when nothing was changed; otherwise the
 * draft, or, with saving, the version that saving it makes.
 */
export function useWorkspaceDownloads(editor: PromptEditor): WorkspaceDownloads {
  const downloads = useDownload();
  const last = useRef<[format: DownloadFormat, isSaving: boolean]>(undefined);
  const start = async (format: DownloadFormat, isSaving: boolean) => {
    const { form, saved, isDirty } = editor;
    last.current = [format, isSaving];
    if (saved && !isDirty) {
      await downloads.download(format, { promptId: saved.id, version: saved.version }, false);
      return;
    }
    if (!isSaving) {
      await form.handleSubmit(async () => {
        await downloads.download(format, { draft: toDraft(form.getValues()) }, false);
      }, editor.refuse)();
      return;
    }
    const prompt = await editor.save();
    if (prompt) await downloads.download(format, { promptId: saved?.id ?? prompt.id }, true);
  };
  const again = () => void (last.current && start(...last.current));
  return { ...downloads, start, again };
}

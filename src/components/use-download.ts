import {
  useExportPromptAsPdf,
  useExportPromptAsWord,
  useSavePromptAsPdf,
  useSavePromptAsWord,
} from '#src/generated/api/prompts/prompts.ts';
import type { DownloadRequest } from '#src/generated/api/endpoints.schemas.ts';
import type { DownloadedFile } from '#src/api/file.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useIdempotentRequest } from './use-idempotent-request.ts';

export type DownloadFormat = 'pdf' | 'word';

export type Downloads = {
  isPending: boolean;
  error: unknown;
  dismiss: () => void;
  /** Fetches the file and saves it; undefined when it was refused, which `error` then says. */
  download: (
    format: DownloadFormat,
    request: DownloadRequest,
    isSaving: boolean,
  ) => Promise<DownloadedFile | undefined>;
};

/**
 * The four downloads: PDF and Word, each with saving the prompt and without. A screen shows `error`
 * in place, or is given each refusal by `onError`, with what fetches the same file again.
 */
export function useDownload(options?: {
  onError?: (error: unknown, again: () => void) => void;
}): Downloads {
  const call = useIdempotentRequest();
  const parts = { request: call.request };
  const savePdf = useSavePromptAsPdf(parts);
  const saveWord = useSavePromptAsWord(parts);
  const exportPdf = useExportPromptAsPdf(parts);
  const exportWord = useExportPromptAsWord(parts);
  const all = [savePdf, saveWord, exportPdf, exportWord];

  const dismiss = () => all.forEach((mutation) => mutation.reset());
  const download: Downloads['download'] = async (format, data, isSaving) => {
    const mutation = isSaving
      ? { pdf: savePdf, word: saveWord }[format]
      : { pdf: exportPdf, word: exportWord }[format];
    dismiss();
    // Both formats of one draft are two downloads, not a repeat.
    call.prepare({ format, isSaving, data });
    try {
      const file = await mutation.mutateAsync({ data });
      call.renew();
      saveFile(file);
      return file;
    } catch (error) {
      options?.onError?.(error, () => void download(format, data, isSaving));
      return undefined;
    }
  };
  return {
    isPending: all.some((mutation) => mutation.isPending),
    error: all.find((mutation) => mutation.error)?.error,
    dismiss,
    download,
  };
}

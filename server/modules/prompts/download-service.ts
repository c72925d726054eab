import type { DownloadRequestOutput } from '../../generated/schemas.ts';
import type { Caller } from '../../platform/identity.ts';
import { problem } from '../../platform/problems.ts';
import {
  DocumentsBusy,
  DocumentsTimeout,
  DocumentsTooLarge,
  type DocumentFormat,
  type DocumentPrompt,
  type DocumentSections,
} from '../../ports/documents.ts';
import { requireWriter } from './access.ts';
import { categoriesIn } from './data/categories.ts';
import type { MeteredWork } from './metered-work.ts';
import type { DocumentNeeds, SharedNeeds } from './needs.ts';
import type { Resolve, ResolvedPrompt } from './resolve.ts';
import type { SaveService } from './save-service.ts';

const EVERYTHING: DocumentSections = ['title', 'description', 'body', 'variables', 'metadata'];

export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Names that Windows keeps for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

export type Download = { bytes: Uint8Array; filename: string; contentType: string };
export type DownloadAbout = { caller: Caller; locale: string; format: DocumentFormat };

/** A file's name of a prompt's title: letters and digits of any script, words joined by hyphens. */
export function filenameOf(title: string, format: DocumentFormat): string {
  const name = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');
  const short = [...name].slice(0, 80).join('').replace(/-+$/u, '');
  return `${short === '' || RESERVED.test(short) ? `prompt${short && `-${short}`}` : short}.${format}`;
}

function documentProblem(error: unknown): unknown {
  if (error instanceof DocumentsBusy)
    return problem('unavailable', { retryAfter: error.retryAfter, cause: error });
  if (error instanceof DocumentsTimeout)
    return problem('unavailable', { retryAfter: 30, cause: error });
  if (error instanceof DocumentsTooLarge)
    return problem('payload_too_large', { params: { limit: '100 KB' }, cause: error });
  return error;
}

/** Prompts as PDF and Word. A file that could not be made uses no download and saves nothing. */
export function createDownloadService(
  needs: SharedNeeds &
    DocumentNeeds & { metered: MeteredWork; save: SaveService; resolve: Resolve },
) {
  const { documents, metered, save, resolve, clock } = needs;

  async function render(
    prompt: ResolvedPrompt,
    sections: DocumentSections | undefined,
    { locale, format, caller }: DownloadAbout,
  ): Promise<Download> {
    const { content } = prompt;
    const author = prompt.author ?? (prompt.promptId === null ? caller : undefined);
    const category = categoriesIn(locale).find(({ id }) => id === content.categoryId);
    const document: DocumentPrompt = {
      title: content.title,
      ...(content.description !== '' && { description: content.description }),
      body: content.body,
      ...(category && { categoryName: category.name }),
      tags: content.tags,
      variables: content.variables,
      ...(content.language !== null && { language: content.language }),
      direction: content.direction,
      ...(author && { author: `${author.firstName} ${author.lastName}`.trim() }),
      ...(prompt.version !== null && { version: prompt.version }),
      updatedAt: (prompt.updatedAt ?? clock.now()).toISOString(),
    };
    try {
      const bytes = await documents.render(format, document, {
        locale,
        sections: sections ?? EVERYTHING,
      });
      return {
        bytes,
        filename: filenameOf(content.title, format),
        contentType: DOCUMENT_TYPES[format],
      };
    } catch (error) {
      throw documentProblem(error);
    }
  }

  function count<T>(prompt: ResolvedPrompt, about: DownloadAbout, work: () => Promise<T>) {
    const { categoryId } = prompt.content;
    return metered.once('download', { userId: about.caller.id, categoryId }, work);
  }

  /** The file alone; nothing is stored but that there was one. */
  async function exportPrompt(
    body: DownloadRequestOutput,
    about: DownloadAbout,
  ): Promise<Download> {
    const prompt = await resolve(body, about.caller, about.locale);
    return count(prompt, about, () => render(prompt, body.sections, about));
  }

  /** The file of a saved prompt; a draft is saved first of all, or not at all. */
  async function savePrompt(
    body: DownloadRequestOutput,
    about: DownloadAbout,
  ): Promise<{ promptId: string; file: Download }> {
    if ('draft' in body) requireWriter(about.caller);
    const prompt = await resolve(body, about.caller, about.locale);
    return count(prompt, about, async () => {
      const printed = prompt.promptId === null ? { ...prompt, version: 1 } : prompt;
      const file = await render(printed, body.sections, about);
      if (!('draft' in body)) return { promptId: body.promptId.toLowerCase(), file };
      const saved = await save.saveNew(body.draft, about.caller, 'draft.');
      return { promptId: saved.prompt.id, file };
    });
  }

  /**
   * The same file again, for a repeat of the request: nothing is saved or counted. `promptId` is what
   * was saved then; without it the request says everything.
   */
  async function repeat(
    body: DownloadRequestOutput,
    promptId: string | undefined,
    about: DownloadAbout,
  ): Promise<Download> {
    const reference =
      promptId === undefined || 'promptId' in body ? body : { promptId, version: 1 };
    return render(await resolve(reference, about.caller, about.locale), body.sections, about);
  }

  return { exportPrompt, savePrompt, repeat };
}

export type DownloadService = ReturnType<typeof createDownloadService>;

import type { DownloadRequestOutput } from '#server/generated/schemas.ts';
import type { FileRecipe } from '#server/platform/idempotency/store.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import type { Caller } from '#server/platform/identity.ts';
import { problemsOf } from '#server/contract.ts';
import {
  DocumentsBusy,
  DocumentsTimeout,
  DocumentsTooLarge,
  type DocumentFormat,
  type DocumentPrompt,
  type DocumentSections,
} from '#server/ports/documents.ts';
import { requireWriter } from '../prompt/policy.ts';
import { categoriesIn } from '../catalogue/categories.ts';
import { createDocumentShare } from './document-share.ts';
import type { MeteredWork } from '../usage/metered-work.ts';
import type { DocumentNeeds, SharedNeeds } from '../prompt/deps.ts';
import type { ReaderRepository } from './repository.ts';
import type { Resolve, ResolvedPrompt } from '../sources/resolve.ts';
import type { SaveService } from '../editor/service.ts';

const { problem } = problemsOf<
  'savePromptAsPdf' | 'savePromptAsWord' | 'exportPromptAsPdf' | 'exportPromptAsWord'
>();

const EVERYTHING: DocumentSections = ['title', 'description', 'body', 'variables', 'metadata'];

export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** Countries whose printers hold US Letter; all others have A4. */
const LETTER = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'PR', 'GT']);

/** Names that Windows keeps for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

export type Download = { bytes: Uint8Array; filename: string; contentType: string };
export type DownloadAbout = {
  caller: Caller;
  locale: string;
  format: DocumentFormat;
  claim?: Claim;
};

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
    DocumentNeeds & {
      metered: MeteredWork;
      save: SaveService;
      resolve: Resolve;
      readers: ReaderRepository;
    },
) {
  const { documents, metered, save, resolve, readers, clock } = needs;
  const inTurn = createDocumentShare();

  /** What is printed. */
  function documentOf(prompt: ResolvedPrompt, { locale, caller }: DownloadAbout): DocumentPrompt {
    const { content } = prompt;
    const author = prompt.author ?? (prompt.promptId === null ? caller : undefined);
    const category = categoriesIn(locale).find(({ id }) => id === content.categoryId);
    return {
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
  }

  async function make(
    document: DocumentPrompt,
    sections: DocumentSections | undefined,
    { locale, format, caller }: DownloadAbout,
  ): Promise<Download> {
    const country = await readers.countryOf(caller.id);
    try {
      const bytes = await documents.render(format, document, {
        locale,
        sections: sections ?? EVERYTHING,
        paper: country !== null && LETTER.has(country) ? 'us-letter' : 'a4',
      });
      return {
        bytes,
        filename: filenameOf(document.title, format),
        contentType: DOCUMENT_TYPES[format],
      };
    } catch (error) {
      throw documentProblem(error);
    }
  }

  const print = (
    prompt: ResolvedPrompt,
    sections: DocumentSections | undefined,
    about: DownloadAbout,
  ) => make(documentOf(prompt, about), sections, about);

  const meterOf = (prompt: ResolvedPrompt, { caller }: DownloadAbout) => ({
    userId: caller.id,
    categoryId: prompt.content.categoryId,
  });

  /** From what a repeat makes the same file, whatever the prompt says by then. */
  function recipeOf(prompt: ResolvedPrompt, about: DownloadAbout, promptId = prompt.promptId) {
    const { body: _body, variables: _variables, ...document } = documentOf(prompt, about);
    return {
      ...(promptId !== null && { promptId, version: String(prompt.version ?? 1) }),
      locale: about.locale,
      document: JSON.stringify(document),
    };
  }

  /** The file alone; nothing is stored but that there was one. */
  async function exportPrompt(
    body: DownloadRequestOutput,
    about: DownloadAbout,
  ): Promise<{ file: Download; recipe: FileRecipe }> {
    const prompt = await resolve(body, about.caller, about.locale);
    const recipe = recipeOf(prompt, about);
    const file = await inTurn(about.caller.id, () =>
      metered.once(
        'download',
        meterOf(prompt, about),
        () => print(prompt, body.sections, about),
        (_file, tx) => about.claim?.settle(tx, { status: 200, recipe }) ?? Promise.resolve(),
      ),
    );
    return { file, recipe };
  }

  /** The file of a saved prompt; a draft is saved first of all, or not at all. */
  async function savePrompt(
    body: DownloadRequestOutput,
    about: DownloadAbout,
  ): Promise<{ promptId: string; file: Download; recipe: FileRecipe }> {
    if (!('draft' in body)) {
      const { file, recipe } = await exportPrompt(body, about);
      return { promptId: body.promptId.toLowerCase(), file, recipe };
    }
    requireWriter(about.caller);
    const resolved = await resolve(body, about.caller, about.locale);
    const prompt = { ...resolved, version: 1, updatedAt: clock.now() };
    return inTurn(about.caller.id, () =>
      metered.once('download', meterOf(prompt, about), async (finish) => {
        const file = await print(prompt, body.sections, about);
        const recipeFor = (promptId: string) => recipeOf(prompt, about, promptId);
        const saved = await save.saveNew(body.draft, about.caller, 'draft.', async (kept, tx) => {
          const promptId = kept.prompt.id;
          await finish(tx);
          await about.claim?.settle(tx, {
            status: 200,
            recipe: recipeFor(promptId),
            headers: { 'X-Prompt-Id': promptId },
          });
        });
        const promptId = saved.prompt.id;
        return { promptId, file, recipe: recipeFor(promptId) };
      }),
    );
  }

  /** The same file again, for a repeat of the request: nothing is saved or counted. */
  async function repeat(
    body: DownloadRequestOutput,
    recipe: FileRecipe,
    about: DownloadAbout,
  ): Promise<Download> {
    const { promptId, version, locale = about.locale, document } = recipe;
    // Kept by an older version of the server, without what the file said: a download like any other.
    if (document === undefined) return (await exportPrompt(body, about)).file;
    const reference = promptId === undefined ? body : { promptId, version: Number(version) };
    const { content } = await resolve(reference, about.caller, locale);
    const { body: text, variables } = content;
    const again = { ...(JSON.parse(document) as DocumentPrompt), body: text, variables };
    return inTurn(about.caller.id, () => make(again, body.sections, { ...about, locale }));
  }

  return { exportPrompt, savePrompt, repeat };
}

export type DownloadService = ReturnType<typeof createDownloadService>;

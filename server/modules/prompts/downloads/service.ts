import type { DownloadRequestOutput, DraftOutput } from '#contract/generated/schemas.ts';
import { assessQuality } from '#server/domain/quality/assess.ts';
import { paperOf } from '#server/platform/text/paper.ts';
import type { FileRecipe } from '#server/platform/idempotency/store.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import type { Language } from '#core/language/languages.ts';
import type { DocumentFormat, DocumentPrompt, DocumentSections } from '#server/ports/documents.ts';
import { requireWriter } from '../prompt/policy.ts';
import { categoriesIn } from '../catalogue/categories.ts';
import { createDocumentShare } from './document-share.ts';
import type { MeteredWork } from '../usage/metered-work.ts';
import type { DocumentDeps, SharedDeps } from '../prompt/deps.ts';
import type { ReaderRepository } from './repository.ts';
import { documentProblem } from './document-problem.ts';
import { filenameOf } from './filename.ts';
import type { ResolvedPrompt } from '../prompt/prompt-source.ts';
import type { Resolve } from '../sources/resolve.ts';
import type { SaveService } from '../editor/service.ts';

const EVERYTHING: DocumentSections = ['title', 'description', 'body', 'variables', 'metadata'];

export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type Download = { bytes: Uint8Array; filename: string; contentType: string };
export type DownloadContext = CallerContext & { claim?: Claim; earlier?: FileRecipe };

type FileOptions = { format: DocumentFormat; sections?: DocumentSections };
export type DownloadInput = DownloadRequestOutput & { format: DocumentFormat };
type SavedDownload = { promptId: string; file: Download; recipe: FileRecipe };

/** Prompts as PDF and Word. A file that could not be made uses no download and saves nothing. */
export function createDownloadService(
  deps: SharedDeps &
    DocumentDeps & {
      metered: MeteredWork;
      save: SaveService;
      resolve: Resolve;
      readers: ReaderRepository;
    },
) {
  const { documents, metered, save, resolve, readers, clock } = deps;
  const inTurn = createDocumentShare();

  /** What is printed. */
  function documentOf(prompt: ResolvedPrompt, { locale, caller }: CallerContext): DocumentPrompt {
    const { content } = prompt;
    const author = prompt.author ?? (prompt.promptId === null ? caller : undefined);
    const category = categoriesIn(locale).find(({ id }) => id === content.categoryId);
    return {
      title: content.title,
      description: content.description === '' ? undefined : content.description,
      body: content.body,
      categoryName: category?.name,
      tags: content.tags,
      variables: content.variables,
      language: content.language ?? undefined,
      direction: content.direction,
      author: author && `${author.firstName} ${author.lastName}`.trim(),
      version: prompt.version || undefined,
      updatedAt: (prompt.updatedAt ?? clock.now()).toISOString(),
      checklist: assessQuality(content.body, content.variables, locale).checklist,
    };
  }

  async function render(
    document: DocumentPrompt,
    { format, sections }: FileOptions,
    { locale, caller }: CallerContext,
  ): Promise<Download> {
    const country = await readers.countryOf(caller.id);
    try {
      const bytes = await documents.render(format, document, {
        locale,
        sections: sections ?? EVERYTHING,
        paper: paperOf(country),
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

  const usageOf = (prompt: ResolvedPrompt, { caller }: CallerContext) => ({
    userId: caller.id,
    categoryId: prompt.content.categoryId,
  });

  /** What a repeated request makes the same file from, whatever the prompt says by then. */
  function recipeOf(prompt: ResolvedPrompt, ctx: CallerContext, promptId = prompt.promptId) {
    const { body: _body, variables: _variables, ...document } = documentOf(prompt, ctx);
    return {
      ...(promptId !== null && { promptId, version: String(prompt.version ?? 1) }),
      locale: ctx.locale,
      document: JSON.stringify(document),
    };
  }

  /** The file of an earlier request with the same key: nothing is saved or counted. */
  async function repeat(
    input: DownloadInput,
    recipe: FileRecipe,
    ctx: DownloadContext,
  ): Promise<Download> {
    const { promptId, version, locale = ctx.locale, document } = recipe;
    // Recipes of older servers lack the document's head: the download is made like a first one.
    if (document === undefined) return (await makeExport(input, ctx)).file;
    const reference = promptId === undefined ? input : { promptId, version: Number(version) };
    const sameLocale = { ...ctx, locale: locale as Language };
    const { content } = await resolve(reference, sameLocale);
    const { body, variables } = content;
    const again = { ...(JSON.parse(document) as DocumentPrompt), body, variables };
    return inTurn(ctx.caller.id, () => render(again, input, sameLocale));
  }

  async function makeExport(
    input: DownloadInput,
    ctx: DownloadContext,
  ): Promise<{ file: Download; recipe: FileRecipe }> {
    const prompt = await resolve(input, ctx);
    const recipe = recipeOf(prompt, ctx);
    const file = await inTurn(ctx.caller.id, () =>
      metered.withQuota(
        'download',
        usageOf(prompt, ctx),
        () => render(documentOf(prompt, ctx), input, ctx),
        (_file, tx) => ctx.claim?.settle(tx, { status: 200, recipe }) ?? Promise.resolve(),
      ),
    );
    return { file, recipe };
  }

  /** Saves the draft and makes its file: both, or neither. */
  async function saveWithFile(
    draft: DraftOutput,
    input: DownloadInput,
    ctx: DownloadContext,
  ): Promise<SavedDownload> {
    requireWriter(ctx.caller);
    const resolved = await resolve(input, ctx);
    const prompt = { ...resolved, version: 1, updatedAt: clock.now() };
    return inTurn(ctx.caller.id, () =>
      metered.withQuota('download', usageOf(prompt, ctx), async (finish) => {
        const file = await render(documentOf(prompt, ctx), input, ctx);
        const recipeFor = (promptId: string) => recipeOf(prompt, ctx, promptId);
        const saved = await save.saveNew(draft, ctx.caller, 'draft.', async (kept, tx) => {
          const promptId = kept.prompt.id;
          await finish(tx);
          await ctx.claim?.settle(tx, {
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

  return {
    /** The file alone; only the download itself is recorded. */
    async exportPrompt(
      input: DownloadInput,
      ctx: DownloadContext,
    ): Promise<{ file: Download; recipe: FileRecipe }> {
      const { earlier } = ctx;
      return earlier
        ? { file: await repeat(input, earlier, ctx), recipe: earlier }
        : makeExport(input, ctx);
    },

    /** The file of a saved prompt; a draft is saved first. */
    async savePrompt(input: DownloadInput, ctx: DownloadContext): Promise<SavedDownload> {
      const { earlier } = ctx;
      if (earlier?.['promptId'] !== undefined)
        return {
          promptId: earlier['promptId'],
          file: await repeat(input, earlier, ctx),
          recipe: earlier,
        };
      if ('draft' in input) return saveWithFile(input.draft, input, ctx);
      return { promptId: input.promptId.toLowerCase(), ...(await makeExport(input, ctx)) };
    },
  };
}

export type DownloadService = ReturnType<typeof createDownloadService>;

import { implement } from '#server/contract.ts';
import type { DownloadRequestOutput } from '#server/generated/schemas.ts';
import type { SecuredContext } from '#server/platform/contract/types.ts';
import type { DocumentFormat } from '#server/ports/documents.ts';
import { readRunRequest } from './run/run-request.ts';
import type { PromptsService } from './service.ts';

export function promptsRoutes({ prompts }: { prompts: PromptsService }) {
  const { library, history, categories, downloads, save, runs, trash } = prompts;

  async function send(body: DownloadRequestOutput, ctx: SecuredContext, format: DocumentFormat) {
    const about = aboutDownload(ctx, format);
    const { earlier } = ctx;
    const { file, recipe } = earlier
      ? { file: await downloads.repeat(body, earlier, about), recipe: earlier }
      : await downloads.exportPrompt(body, about);
    return { status: 200, file, recipe } as const;
  }

  async function saveAndSend(
    body: DownloadRequestOutput,
    ctx: SecuredContext,
    format: DocumentFormat,
  ) {
    const about = aboutDownload(ctx, format);
    const { earlier } = ctx;
    const before = earlier?.['promptId'];
    const { promptId, file, recipe } =
      earlier && before !== undefined
        ? {
            promptId: before,
            file: await downloads.repeat(body, earlier, about),
            recipe: earlier,
          }
        : await downloads.savePrompt(body, about);
    const headers = { 'X-Prompt-Id': promptId };
    return { status: 200, file, recipe, headers } as const;
  }

  return implement('prompts', {
    async listCategories({ ctx }) {
      return { status: 200, body: { items: await categories.list(ctx.user, ctx.locale) } };
    },

    async listMostUsedCategories({ ctx }) {
      return { status: 200, body: { items: await categories.listMostUsed(ctx.user, ctx.locale) } };
    },

    async listPrompts({ query, ctx }) {
      return { status: 200, body: await library.list(query, ctx.user, ctx.locale) };
    },

    async listMyPrompts({ query, ctx }) {
      const mine = { ...query, scope: ['mine'] as const };
      return { status: 200, body: await library.list(mine, ctx.user, ctx.locale) };
    },

    async getPrompt({ params, ctx }) {
      return { status: 200, body: await library.get(params.promptId, ctx.user, ctx.locale) };
    },

    async listTrash({ query, ctx }) {
      return { status: 200, body: await trash.list(query, ctx.user) };
    },

    async deletePrompt({ params, ctx }) {
      return { status: 200, body: await trash.remove(params.promptId, ctx.user) };
    },

    async restorePrompt({ params, ctx }) {
      const prompt = await trash.restore(params.promptId, ctx.user, ctx.locale);
      return { status: 200, body: prompt };
    },

    async listPromptVersions({ params, query, ctx }) {
      return { status: 200, body: await history.list(params.promptId, query, ctx.user) };
    },

    async getPromptVersion({ params, ctx }) {
      const { promptId, version } = params;
      return { status: 200, body: await history.get(promptId, version, ctx.user, ctx.locale) };
    },

    async generatePrompt({ body, ctx }) {
      const about = { ...ctx, caller: ctx.user };
      return { status: 200, body: await prompts.generate(body, about) };
    },

    async executePrompt({ body, ctx }) {
      const about = { ...ctx, caller: ctx.user };
      const earlier = await runs.findEarlier(about);
      if (earlier && !ctx.wantsStream) return { status: 200, body: earlier };
      if (earlier)
        return { status: 200, stream: replay(earlier), settled: Promise.resolve(earlier) };
      const request = await readRunRequest(
        body,
        { ...about, modelId: prompts.modelId },
        prompts.resolve,
      );
      if (!ctx.wantsStream) return { status: 200, body: await runs.runWhole(request, about) };
      const { events, settled } = await runs.start(request, about);
      return { status: 200, stream: events, settled };
    },

    async savePrompt({ body, ctx }) {
      const { isNew, prompt } = await save.savePrompt(body, ctx.user, ctx.locale, ctx.claim);
      return isNew ? { status: 201, body: { prompt } } : { status: 200, body: { prompt } };
    },

    savePromptAsPdf: ({ body, ctx }) => saveAndSend(body, ctx, 'pdf'),
    savePromptAsWord: ({ body, ctx }) => saveAndSend(body, ctx, 'docx'),
    exportPromptAsPdf: ({ body, ctx }) => send(body, ctx, 'pdf'),
    exportPromptAsWord: ({ body, ctx }) => send(body, ctx, 'docx'),
  });
}

async function* replay<R>(run: R) {
  yield await Promise.resolve({ type: 'finished' as const, run });
}

const aboutDownload = (ctx: SecuredContext, format: DocumentFormat) => ({
  caller: ctx.user,
  locale: ctx.locale,
  format,
  ...(ctx.claim && { claim: ctx.claim }),
});

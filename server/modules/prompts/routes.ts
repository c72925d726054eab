import { implement } from '#server/contract.ts';
import { replayGeneration } from './generator/replay.ts';
import type { ModelsService } from './models/service.ts';
import { replayRun } from './run/replay.ts';
import type { PromptsService } from './service.ts';

export function promptsRoutes(deps: { prompts: PromptsService; models: ModelsService }) {
  const { prompts, models } = deps;
  const { library, versions, categories, downloads, generator, save, runs, trash } = prompts;

  return implement(
    'prompts',
    {
      async listCategories({ ctx }) {
        return { status: 200, body: { items: await categories.list(ctx) } };
      },

      async listMostUsedCategories({ ctx }) {
        return { status: 200, body: { items: await categories.listMostUsed(ctx) } };
      },

      async listPrompts({ query, ctx }) {
        return { status: 200, body: await library.list(query, ctx) };
      },

      async listMyPrompts({ query, ctx }) {
        return { status: 200, body: await library.list({ ...query, scope: ['mine'] }, ctx) };
      },

      async getPrompt({ params, ctx }) {
        return { status: 200, body: await library.get(params.promptId, ctx) };
      },

      async listTrash({ query, ctx }) {
        return { status: 200, body: await trash.list(query, ctx) };
      },

      async deletePrompt({ params, ctx }) {
        return { status: 200, body: await trash.remove(params.promptId, ctx) };
      },

      async restorePrompt({ params, ctx }) {
        return { status: 200, body: await trash.restore(params.promptId, ctx) };
      },

      async listPromptVersions({ params, query, ctx }) {
        return { status: 200, body: await versions.list({ ...params, ...query }, ctx) };
      },

      async getPromptVersion({ params, ctx }) {
        return { status: 200, body: await versions.get(params, ctx) };
      },

      async generatePrompt({ body, ctx }) {
        if (!ctx.wantsStream) return { status: 200, body: await generator.generate(body, ctx) };
        const { events, settled } = await generator.generateStreaming(body, ctx);
        return { status: 200, stream: events, settled };
      },

      async executePrompt({ body, ctx }) {
        if (!ctx.wantsStream) return { status: 200, body: await runs.execute(body, ctx) };
        const { events, settled } = await runs.executeStreaming(body, ctx);
        return { status: 200, stream: events, settled };
      },

      async listModels({ ctx }) {
        return { status: 200, body: await models.list(ctx) };
      },

      async listModelConnections({ ctx }) {
        return { status: 200, body: await models.connections(ctx) };
      },

      async connectModel({ body, ctx }) {
        return { status: 201, body: await models.connect(body, ctx) };
      },

      async lookUpModels({ body, ctx }) {
        return { status: 200, body: await models.lookUp(body, ctx) };
      },

      async setModelDiscovery({ body, ctx }) {
        return { status: 200, body: await models.setDiscovery(body.enabled, ctx) };
      },

      async testModel({ params, ctx }) {
        return { status: 200, body: await models.test(params.modelId, ctx) };
      },

      async setModelDefaults({ body, ctx }) {
        return { status: 200, body: await models.setDefaults(body, ctx) };
      },

      async removeModel({ params, ctx }) {
        await models.remove(params.modelId, ctx);
        return { status: 204 };
      },

      async createDraft({ body, ctx }) {
        return { status: 201, body: { prompt: await save.createDraft(body, ctx) } };
      },

      async saveWorkingCopy({ params, body, ctx }) {
        return { status: 200, body: await prompts.saveWorkingCopy(params.promptId, body, ctx) };
      },

      async savePrompt({ body, ctx }) {
        const { isNew, prompt } = await save.savePrompt(body, ctx);
        return isNew ? { status: 201, body: { prompt } } : { status: 200, body: { prompt } };
      },

      async savePromptAsPdf({ body, ctx }) {
        return savedFile(await downloads.savePrompt({ ...body, format: 'pdf' }, ctx));
      },

      async savePromptAsWord({ body, ctx }) {
        return savedFile(await downloads.savePrompt({ ...body, format: 'docx' }, ctx));
      },

      async exportPromptAsPdf({ body, ctx }) {
        return { status: 200, ...(await downloads.exportPrompt({ ...body, format: 'pdf' }, ctx)) };
      },

      async exportPromptAsWord({ body, ctx }) {
        return { status: 200, ...(await downloads.exportPrompt({ ...body, format: 'docx' }, ctx)) };
      },
    },
    { executePrompt: replayRun, generatePrompt: replayGeneration },
  );
}

function savedFile<F extends { promptId: string }>({ promptId, ...file }: F) {
  return { status: 200 as const, ...file, headers: { 'X-Prompt-Id': promptId } };
}

import type { DocumentsPort } from '../ports/documents.ts';
import type { ModelPort } from '../ports/model.ts';
import type { ModelGateway } from '../ports/model-gateway.ts';

/** A model that says what it was asked; tests that need more hand in their own. */
export const stubModel: ModelPort = {
  id: 'test',
  label: 'Test model',
  isDemo: true,
  generate: () => Promise.reject(new Error('This test has no generator')),
  async *run({ prompt }) {
    yield await Promise.resolve({ type: 'delta' as const, text: `Echo: ${prompt}` });
    yield { type: 'usage' as const, inputTokens: prompt.length, outputTokens: prompt.length + 6 };
  },
};

/** Providers whose every model works. */
export const stubGateway: ModelGateway = {
  open: ({ model }) => ({ ...stubModel, id: model, label: model, isDemo: false }),
  test: () => Promise.resolve('works'),
  list: () => Promise.resolve({ models: ['stand-in-1', 'stand-in-2'] }),
  discover: () => Promise.resolve([{ provider: 'ollama', models: ['stand-in-1'] }]),
};

/** Documents that hold their title only. */
export const stubDocuments: DocumentsPort = {
  render: (format, prompt) =>
    Promise.resolve(new TextEncoder().encode(`${format}:${prompt.title}`)),
  renderReceipt: (receipt) => Promise.resolve(new TextEncoder().encode(JSON.stringify(receipt))),
};

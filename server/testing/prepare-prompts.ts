import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { PromptPage } from '#contract/generated/schemas.ts';
import type { DocumentOptions, DocumentPrompt } from '../ports/documents.ts';
import { CANDIDATE, createScriptedModel } from './scripted-model.ts';
import { stubDocuments } from './stub-ports.ts';
import { createTestApp, type SignedUp, type TestApp } from './test-app.ts';

export const OFFICE = '01930c1e-5a00-7000-8000-0000000000ca';

export const draft = (more: object = {}) => ({
  title: 'Launch: Ünïted “A/B”',
  body: 'Write about {{it}}.',
  categoryId: OFFICE,
  ...more,
});

/** Documents that are a line of text, and remember what was printed on which paper. */
function createScriptedDocuments() {
  const documents = {
    ...stubDocuments,
    printed: [] as DocumentPrompt[],
    papers: [] as Array<DocumentOptions['paper']>,
    /** Why no document can be made. */
    failure: undefined as Error | undefined,
    render(format: string, prompt: DocumentPrompt, options: DocumentOptions) {
      if (documents.failure) return Promise.reject(documents.failure);
      documents.printed.push(prompt);
      documents.papers.push(options.paper);
      return Promise.resolve(new TextEncoder().encode(`${format} of ${prompt.title}`));
    },
  };
  return documents;
}

/** An application for a file of tests about prompts; for each test a person without any. */
export function preparePrompts() {
  const model = createScriptedModel();
  const documents = createScriptedDocuments();
  let app: TestApp;
  let person: SignedUp;
  beforeAll(async () => {
    app = await createTestApp({ model, documents });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    model.candidates = () => Promise.resolve([CANDIDATE]);
    Object.assign(documents, { failure: undefined, printed: [], papers: [] });
    person = await app.signUp();
  });
  return {
    model,
    documents,
    get test() {
      return app;
    },
    get person() {
      return person;
    },
    post: <T = Record<string, unknown>>(
      path: string,
      body: unknown,
      options: { key?: string; as?: SignedUp; headers?: Record<string, string> } = {},
    ) =>
      app.request<T>('POST', `/api/users/prompt/${path}`, {
        token: (options.as ?? person).token,
        body,
        headers: { ...(options.key && { 'idempotency-key': options.key }), ...options.headers },
      }),
    quota: () => app.services.quota.read(person.userId),
    mine: async (as = person) =>
      (await app.request<PromptPage>('GET', '/api/users/prompt/my', { token: as.token })).body
        .items,
  };
}

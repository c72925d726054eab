import { Hono } from 'hono';
import { operations } from '#contract/generated/operations.ts';
import type { OperationSpec } from '#contract/operations/operation.ts';
import { readParams, readQuery } from '#contract/read/read-request.ts';
import { presentUser } from '#server/modules/account/presenters.ts';
import { accountFiguresRepository } from '#server/modules/billing/subscriptions/figures-repository.ts';
import { presentPromptSummary } from '#server/modules/prompts/library/presenters.ts';
import { listRepository } from '#server/modules/prompts/library/repository.ts';
import { presentPrompt } from '#server/modules/prompts/prompt/presenters.ts';
import { storedPromptRepository } from '#server/modules/prompts/sources/repository.ts';
import { checkAnswer } from '#server/platform/contract/check-answer.ts';
import type { AppEnv } from '#server/platform/http/app-env.ts';
import { hashToken } from '#server/platform/security/tokens.ts';
import type { Product } from '#server/wiring.ts';

const OWN = {
  sort: { field: 'updatedAt', descending: true },
  state: 'saved',
  mine: true,
  team: false,
  starters: false,
  asked: false,
  category: false,
  source: false,
  favourite: undefined,
} as const;

/**
 * What the read path is held against: Hono, a look-up of the bearer in memory, request and answer held against the
 * contract, and the product's own prepared statement. No limits, log, deadline or headers.
 */
export function bareApp({ database, services }: Product, of: { token: string; userId: string }) {
  const { db } = database;
  const lists = listRepository(db);
  const prompts = storedPromptRepository(db);
  const figures = accountFiguresRepository(db);
  const users = new Map([[hashToken(of.token), of.userId]]);
  const app = new Hono<AppEnv>();
  const get = (
    path: string,
    operation: OperationSpec,
    answer: (callerId: string, query: unknown, params: unknown) => Promise<object>,
  ) =>
    app.get(path, async (c) => {
      const token = c.req.header('authorization')?.slice(7) ?? '';
      const callerId = users.get(hashToken(token));
      if (callerId === undefined) return c.body(null, 401);
      const params = readParams(operation, c.req.param());
      const query = readQuery(operation, new URL(c.req.url).searchParams);
      const body = await answer(callerId, query, params);
      const text = JSON.stringify(body);
      checkAnswer(operation, { status: 200, body: JSON.parse(text) as unknown });
      return c.body(text, 200, { 'content-type': 'application/json; charset=utf-8' });
    });

  get('/api/users/prompt/my', operations.listMyPrompts, async (callerId) => {
    const { entries, total } = await lists.page(OWN, {
      callerId,
      starters: [],
      limit: 20,
      offset: 0,
    });
    const items = entries.flatMap((entry) =>
      'prompt' in entry ? [presentPromptSummary(entry.prompt)] : [],
    );
    return { items, page: 1, pageSize: 20, total };
  });

  get('/api/users/prompt/:promptId', operations.getPrompt, async (callerId, _query, params) => {
    const found = await prompts.read(callerId, (params as { promptId: string }).promptId);
    if (!found) throw new Error('No such prompt');
    return presentPrompt(found, 'en');
  });

  let parts: Parameters<typeof presentUser>[1] | undefined;
  get('/api/users/me/profile', operations.getMyProfile, async (callerId) => {
    const read = await figures.find(callerId, { now: new Date() });
    if (!read) throw new Error('No such person');
    parts ??= await services.account.getMyProfile({ caller: { id: callerId } });
    const { role, subscription, quota } = parts;
    return { user: presentUser(read.person, { role, subscription, quota }) };
  });
  return app;
}

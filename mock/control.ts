import { Hono, type Context } from 'hono';
import { COOKIE, ChoiceError, EVERY, parseChoices, readChoice } from './choice.ts';
import type { ContractFault } from './contract-fault.ts';
import type { Contract } from './load-contract.ts';
import { refuse, refuseChoice } from './problem.ts';
import { checkChoice, type Scenarios } from './scenarios.ts';

export type ControlOptions = {
  contract: () => Contract;
  fault: () => ContractFault | undefined;
  scenarios: Scenarios;
};

/** The mock's own addresses below `/__mock`: what it serves, and what is chosen for everybody. */
export function createControl({ contract, fault, scenarios }: ControlOptions): Hono {
  const app = new Hono().basePath('/__mock');
  const known = (id: string) => id === EVERY || contract().prism.find(id) !== undefined;

  app.get('/status', (c) =>
    c.json({ operations: contract().prism.operations.length, error: fault() ?? null }),
  );
  app.get('/operations', (c) => c.json(contract().prism.operations));
  app.get('/violations', (c) => c.json(scenarios.violations()));
  app.get('/scenarios', (c) => c.json(scenarios.all()));
  app.delete('/scenarios', (c) => (scenarios.clear(), c.body(null, 204)));
  app.delete('/scenarios/:operationId', (c) => {
    const id = c.req.param('operationId');
    if (!known(id)) return refuse(c, 'not_found');
    scenarios.clear(id);
    return c.body(null, 204);
  });
  app.put('/scenarios/:operationId', async (c) => {
    const id = c.req.param('operationId');
    if (!known(id)) return refuse(c, 'not_found');
    const data = await jsonOf(c);
    if (data === undefined) return refuse(c, 'malformed_json');
    const choice = readChoice(data, 'The scenario');
    checkChoice(contract().prism, id, choice);
    scenarios.choose(id, choice);
    return c.body(null, 204);
  });
  /**
   * A link to a page in a chosen state: `/__mock/open?to=/promptlist&listPrompts=200.empty` keeps the
   * choices in this browser's cookie and goes to the page; without choices it clears them.
   */
  app.get('/open', (c) => {
    const query = new URL(c.req.url).searchParams;
    const to = query.get('to') ?? '/';
    if (!/^\/(?![/\\])[^\s\\]*$/.test(to))
      throw new ChoiceError('`to` is a path of this origin, as in /promptlist.');
    query.delete('to');
    for (const [id, choice] of parseChoices(query.toString(), 'The address'))
      checkChoice(contract().prism, id, choice);
    const value = encodeURIComponent(query.toString());
    const age = value === '' ? '; Max-Age=0' : '';
    c.header('Set-Cookie', `${COOKIE}=${value}; Path=/; SameSite=Lax${age}`);
    return c.redirect(to, 303);
  });
  app.notFound((c) => refuse(c, 'not_found'));
  app.onError((error, c) => {
    if (error instanceof ChoiceError) return refuseChoice(c, error);
    console.error(error);
    return refuse(c, 'internal_error');
  });
  return app;
}

async function jsonOf(c: Context): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text()) as unknown;
  } catch {
    return undefined;
  }
}

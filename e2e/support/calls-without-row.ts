import type { Operation } from './failures.ts';

/** Operations that no row fails, each with its reason. */
export const WITHOUT_ROW: Readonly<Partial<Record<Operation, string>>> = {
  getPublicConfig: 'only adds to the page: chat, links, providers',
  getMyProfile: 'the guards: the session is kept with a banner, or ends (auth.e2e.ts)',
  logout: 'the browser forgets the person whatever the server says (session-store.test.ts)',
  receiveStripeEvent: 'Stripe sends it, no screen does',
  listModels: 'pickers go without it; on its own screen models.e2e.ts',
  listModelConnections: 'where it was asked for, on the screen of models (models.e2e.ts)',
  connectModel: 'where it was asked for, on the screen of models (models.e2e.ts)',
  lookUpModels: 'where it was asked for, on the screen of models (models.e2e.ts)',
  setModelDiscovery: 'where it was asked for, on the screen of models (models.e2e.ts)',
  testModel: 'where it was asked for, on the screen of models (models.e2e.ts)',
  setModelDefaults: 'where it was asked for, on the screen of models (models.e2e.ts)',
  removeModel: 'where it was asked for, on the screen of models (models.e2e.ts)',
  listMyPrompts: 'a shorter name of listPrompts that no screen calls',
};

import type { Operation } from './failures.ts';

/** Operations that no row fails, each with its reason. */
export const WITHOUT_ROW: Readonly<Partial<Record<Operation, string>>> = {
  getPublicConfig: 'only adds to the page: chat, links, providers',
  getMyProfile: 'the guards: the session is kept with a banner, or ends (auth.e2e.ts)',
  logout: 'the browser forgets the person whatever the server says (session-store.test.ts)',
  receiveStripeEvent: 'Stripe sends it, no screen does',
  listMyPrompts: 'a shorter name of listPrompts that no screen calls',
};

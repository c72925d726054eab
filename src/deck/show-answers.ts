import { PROFILE_KEY } from '../session/profile-cache.ts';
import { session } from '../session/session.ts';
import { forgetEarly } from '../api/early-answers.ts';
import { queryClient } from '../api/query-client.ts';
import type { DataRouter } from '../app/router-engine.ts';
import { refreshAddress, withScenario } from './address.ts';
import { deckState } from './deck-state.ts';
import type { Scenario } from './scenario.ts';

/** Chooses, and lets the screen, or the one at `path`, ask again for all that it shows. */
export async function choose(router: DataRouter, next: Scenario, path?: string): Promise<void> {
  deckState.set(next);
  refreshAddress();
  forgetEarly();
  await queryClient.cancelQueries();
  void session.refresh();
  // The profile stays meanwhile: without one the screen would belong to a guest.
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== PROFILE_KEY[0] });
  const { location } = router.state;
  const isHere =
    path === undefined || path === withScenario(location.pathname + location.search, []);
  // Loaders run again, and boundaries forget their failure, as after any navigation.
  if (isHere)
    await router.navigate(location, {
      replace: true,
      preventScrollReset: true,
      state: location.state as unknown,
    });
  else await router.navigate(path);
}

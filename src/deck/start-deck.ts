import { forgetEarly } from '../api/early-answers.ts';
import { keepInAddress, PARAMETER } from './address.ts';
import { deckState } from './deck-state.ts';
import { readScenario } from './scenario.ts';
import { signInForLink } from './sign-in.ts';

export { Deck } from './deck.tsx';

/** Takes the scenario from the address. Before the first request, which it is for as well. */
export async function startDeck(): Promise<void> {
  const { pathname, search } = window.location;
  const scenario = readScenario(new URLSearchParams(search).get(PARAMETER));
  if (scenario.length > 0) {
    // The head script asked without a scenario.
    forgetEarly();
    await signInForLink(pathname).catch(() => {});
    deckState.set(scenario);
  }
  keepInAddress(deckState.get);
}

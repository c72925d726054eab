import { setScenarioHeader } from '../api/scenario-header.ts';
import { queryClient, shouldRetry } from '../api/query-client.ts';
import { pretendOffline } from './connection.ts';
import { choiceItem, choicesOf, EVERY, headerOf, type Scenario } from './scenario.ts';
import { SITUATIONS } from './situations.ts';

let scenario: Scenario = [];
const listeners = new Set<() => void>();

/** The scenario of this tab: what is chosen in the deck, and nowhere else. */
export const deckState = {
  get: (): Scenario => scenario,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Chooses for every request from now on. */
  set(next: Scenario): void {
    scenario = next;
    const choices = choicesOf(scenario, SITUATIONS);
    setScenarioHeader(headerOf(choices));
    pretendOffline(choices.includes(choiceItem(EVERY, 'offline')));
    const { queries, ...rest } = queryClient.getDefaultOptions();
    // A chosen answer would be the same the second time: it is shown at once.
    const retry = scenario.length > 0 ? false : shouldRetry;
    queryClient.setDefaultOptions({ ...rest, queries: { ...queries, retry } });
    for (const listener of listeners) listener();
  },
};

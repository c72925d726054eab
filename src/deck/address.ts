import { writeScenario, type Scenario } from './scenario.ts';

export const PARAMETER = 'scenario';

/** An address of this origin with the scenario in it, and no other one. */
export function withScenario(address: string | URL, scenario: Scenario): string {
  const url = new URL(address, window.location.href);
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && part.split('=')[0] !== PARAMETER);
  // Written by hand: URLSearchParams would escape what is to be read and typed by people.
  if (scenario.length > 0) rest.push(`${PARAMETER}=${writeScenario(scenario)}`);
  return `${url.pathname}${rest.length > 0 ? `?${rest.join('&')}` : ''}${url.hash}`;
}

/**
 * Keeps the scenario in the address for as long as the page lives. Screens write their own state there
 * and know nothing of scenarios, so it is added where the browser is given an address.
 */
export function keepInAddress(current: () => Scenario): void {
  const { history } = window;
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name].bind(history);
    history[name] = (state: unknown, unused: string, url?: string | URL | null) => {
      write(state, unused, withScenario(url ?? window.location.href, current()));
    };
  }
  // An entry from before a choice has another scenario, or none.
  window.addEventListener('popstate', () => refreshAddress());
}

/** Writes the scenario into the address of now. */
export function refreshAddress(): void {
  window.history.replaceState(window.history.state, '');
}

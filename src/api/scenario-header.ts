import type { InternalAxiosRequestConfig } from 'axios';

/** The mock's header with the answers that a page has chosen. */
const HEADER = 'X-Mock-Scenarios';

let chosen = '';

/** Choices for every request from now on, as the mock reads them; '' for none. */
export function setScenarioHeader(value: string): void {
  chosen = value;
}

/** Axios' interceptor, in mock mode alone. */
export function addScenario(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  if (chosen) config.headers.set(HEADER, chosen);
  return config;
}

let isOffline = false;

/** Lets the browser believe that it has no connection, as the mock answers nothing; or one again. */
export function pretendOffline(next: boolean): void {
  if (next === isOffline) return;
  isOffline = next;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline });
  window.dispatchEvent(new Event(next ? 'offline' : 'online'));
}

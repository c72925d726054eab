import type { Page } from '@playwright/test';

/**
 * What a browser complains of: errors on the console, uncaught errors, and violations of
 * the Content-Security-Policy. A test that provokes one says so with `allow`.
 */
export class ConsoleGuard {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Listens from now on; call it before the first navigation. */
  async watch(page: Page): Promise<void> {
    const note = (text: string) => this.#found.push(`${page.url()} ${text}`);
    page.on('console', (message) => {
      if (message.type() !== 'error') return;
      note(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
    await page.exposeFunction('reportPolicyViolation', (text: string) => note(`policy: ${text}`));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const report: unknown = Reflect.get(window, 'reportPolicyViolation');
        if (typeof report !== 'function') return;
        const { violatedDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
        report(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}:${columnNumber}`);
      });
    });
  }

  /** The browser writes every refused request to the console: let those of this status pass. */
  allowStatus(...statuses: number[]): void {
    for (const status of statuses) this.#allowed.push(new RegExp(`status of ${status}\\b`));
  }

  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  list(): string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}

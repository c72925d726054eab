import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './tools/test/browser.ts';

/** Another port lets two checkouts run their browser tests at the same time. */
export const MOCK_PORT = Number(process.env['E2E_MOCK_PORT'] ?? 4310);
/** The built interface; another folder serves to try a build that is not the tree's. */
const APP = process.env['APP_DIR'] ?? 'build/app';

/** `screens` on the mock: every screen and state. `journeys` on the built product: what people do. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stall for seconds: what fails three times is a failure, and the second time is recorded.
  retries: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON']
    ? [
        [process.stdout.isTTY ? 'dot' : 'list'],
        ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] }],
      ]
    : [['list']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    trace: 'on-first-retry',
    // Else what never comes, such as a file that was refused, is waited for until the test's own time is over.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: BROWSER_ARGUMENTS,
    },
  },
  projects: [
    {
      name: 'screens',
      testDir: 'e2e/screens',
      use: { baseURL: `http://127.0.0.1:${MOCK_PORT}` },
    },
    { name: 'journeys', testDir: 'e2e/journeys', timeout: 180_000 },
  ],
  webServer: {
    command: `node mock/main.ts --port ${MOCK_PORT} --app ${APP} --frame-delay 15`,
    url: `http://127.0.0.1:${MOCK_PORT}/__mock/status`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});

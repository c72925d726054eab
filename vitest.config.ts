import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const BUILD_TESTS = [
  'tools/build/first-paint/budget.test.ts',
  'tools/build/compile-hint.test.ts',
  'tools/build/deck-leaks.test.ts',
];

const WEB_TESTS = 'src/**/*.test.{ts,tsx}';
/** What these put in a module's or the network's place stays there for as long as their process. */
const WEB_TESTS_ALONE = globSync(WEB_TESTS, { cwd: import.meta.dirname }).filter((file) =>
  /vi\.mock\(|from 'msw/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);
const WEB = {
  environment: 'jsdom',
  testTimeout: 20_000,
  setupFiles: ['src/testing/setup.ts'],
};

/** Unit and server tests. Browser tests are Playwright's (`e2e/`). */
export default defineConfig({
  test: {
    // A shared machine may stall for seconds; what fails twice is a failure.
    retry: process.env['CI'] ? 1 : 0,
    // Vitest leaves one core free, which on two cores is half of them.
    maxWorkers: '100%',
    tags: [{ name: 'long', description: 'for npm run test:long, not npm test' }],
    // `isolate: false`: files share what their process has loaded and compiled, else half of their time. A file
    // leaves nothing behind that another one sees: `--sequence.shuffle.files` shows that.
    projects: [
      {
        test: {
          ...WEB,
          name: 'web',
          include: [WEB_TESTS],
          exclude: WEB_TESTS_ALONE,
          isolate: false,
        },
      },
      { test: { ...WEB, name: 'web-alone', include: WEB_TESTS_ALONE } },
      {
        test: {
          name: 'server',
          include: ['{core,contract,server,mock}/**/*.test.ts'],
          exclude: ['server/sockets/**'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          // A file's hook starts an application: on a machine that is busy, longer than a test takes.
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          // Servers in processes of their own: one file after another, or they starve each other.
          name: 'sockets',
          include: ['server/sockets/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'tools',
          include: ['{tools,bench}/**/*.test.ts'],
          exclude: BUILD_TESTS,
          environment: 'node',
          testTimeout: 120_000,
        },
      },
      {
        test: {
          // Looks at the built application, so it runs after a build and never makes one.
          name: 'bundle',
          include: BUILD_TESTS,
          environment: 'node',
        },
      },
    ],
  },
});

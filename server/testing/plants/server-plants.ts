import type { Plant } from './plant.ts';

/** Faults of servers that stop or work side by side, put back. */
export const SERVER_PLANTS: readonly Plant[] = [
  {
    name: 'runs are broken off as soon as the server is told to stop',
    replacements: [
      {
        file: 'shutdown.ts',
        find: 'setTimeout(() => services.prompts.stop(), DRAIN_MS - LAST_WORDS_MS).unref();',
        replace: 'services.prompts.stop();',
      },
    ],
    suite: 'stop.test.ts',
    test: 'lets every request end',
  },
  {
    name: 'a run that the end of the server breaks off is a failure of ours',
    replacements: [
      {
        file: 'modules/prompts/service.ts',
        find: "ending.abort(problemsOf<'executePrompt'>().problem('unavailable', { retryAfter: 5 }))",
        replace: "ending.abort(new Error('The server is stopping'))",
      },
    ],
    suite: 'stop.test.ts',
    test: 'ends what goes on for too long',
  },
  {
    name: 'a server that is told to stop closes its port at once',
    replacements: [{ file: 'shutdown.ts', find: 'isBalanced ? LINGER_MS : 0', replace: '0' }],
    suite: 'servers.test.ts',
    test: 'one after another under load',
  },
  {
    name: 'a server that is told to stop ends what it is at',
    replacements: [
      {
        file: 'shutdown.ts',
        find: 'await server.close(DRAIN_MS - linger);',
        replace: 'await Promise.race([server.close(1), sleep(1)]);',
      },
    ],
    suite: 'servers.test.ts',
    test: 'one after another under load',
  },
  {
    name: 'jobs are claimed without a lock',
    replacements: [
      {
        file: 'platform/jobs/store.ts',
        find: ".for('update', { skipLocked: true })",
        replace: '',
      },
    ],
    suite: 'servers.test.ts',
    test: 'deliver each mail once',
  },
];

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, type Config } from '../config.ts';

/** The embedded default with checked answers, as every test runs it. */
export function testConfig(
  overrides: Partial<Config> = {},
  env: Record<string, string> = {},
): Config {
  return {
    ...loadConfig({
      DATA_DIR: join(tmpdir(), 'promptwell-test'),
      LOG_LEVEL: 'silent',
      ...env,
    }),
    publicUrl: 'http://localhost:4000',
    checkResponses: true,
    ...overrides,
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LinkedInterface } from '#contract/docs/our-screens.ts';

/** A file that builds of mock mode have: the hash of their sources. Only these have the scenario deck. */
export const MOCK_MODE_MARK = 'build-id';

/** A built interface that the mock serves itself. */
export const builtInterface = (folder: string): LinkedInterface => ({
  origin: '',
  hasDeck: existsSync(join(folder, MOCK_MODE_MARK)),
});

/** Message from Vite by way of `tools/dev.ts`: where it serves the interface in mock mode. */
export type InterfaceMessage = { interface: string };

export function isInterfaceMessage(message: unknown): message is InterfaceMessage {
  return typeof message === 'object' && message !== null && 'interface' in message;
}

import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type { ContractFault } from '../../../mock/contract-fault.ts';
import type { InterfaceMessage } from '../../../mock/linked-interface.ts';
import { GENERATED } from '../install.ts';

/** Why the last saved contract is not served, for Vite's overlay. */
export type PageFault = ContractFault & { output: string };

/**
 * From `tools/dev.ts` to Vite: a save has begun, it has ended, or the contract is broken. A save without new code
 * may still have new answers, for which the page asks again where it is.
 */
export type PageMessage =
  | { page: 'hold' }
  | { page: 'show'; files: readonly string[]; hasAnswers: boolean }
  | { page: 'broken'; fault: PageFault };

const isPageMessage = (message: unknown): message is PageMessage =>
  typeof message === 'object' && message !== null && 'page' in message;

/** For `src/api/fresh-answers.ts`. */
const FRESH_ANSWERS = 'contract:answers';
/** Vite hears of a file a moment after it is there. */
const ECHO_MS = 1_000;
const LONGEST_FRAME = 2_000;

/**
 * Pages follow the contract once the mock has it: Vite's own updates for generated files are left out while
 * `tools/dev.ts` generates, and a broken contract lies over the page until it is repaired.
 */
export function pageUpdates(): Plugin {
  let isHeld = false;
  let echo: NodeJS.Timeout | undefined;
  let fault: PageFault | undefined;
  let folders: string[] = [];

  function follow(server: ViteDevServer, message: PageMessage): void {
    clearTimeout(echo);
    if (message.page === 'hold') {
      isHeld = true;
      return;
    }
    echo = setTimeout(() => (isHeld = false), ECHO_MS);
    if (message.page === 'broken') {
      fault = message.fault;
      showFault(server, fault);
      return;
    }
    const wasBroken = fault !== undefined;
    fault = undefined;
    const { moduleGraph } = server.environments.client;
    for (const file of message.files) moduleGraph.onFileChange(resolve(server.config.root, file));
    const isCode = message.files.some((file) => file.endsWith('.ts'));
    if (isCode || wasBroken) server.ws.send({ type: 'full-reload' });
    else if (message.hasAnswers) server.ws.send({ type: 'custom', event: FRESH_ANSWERS });
  }

  return {
    name: 'contract-page-updates',
    apply: 'serve',
    configureServer(server) {
      folders = GENERATED.map((folder) => `${resolve(server.config.root, folder)}/`);
      process.on('message', (message) => {
        if (isPageMessage(message)) follow(server, message);
      });
      server.httpServer?.once('listening', () => {
        const address = server.httpServer?.address();
        if (typeof address !== 'object' || address === null) return;
        const message: InterfaceMessage = { interface: `http://127.0.0.1:${address.port}` };
        process.send?.(message);
      });
      server.ws.on('connection', () => {
        if (fault) showFault(server, fault);
      });
    },
    hotUpdate({ file }) {
      return isHeld && folders.some((folder) => file.startsWith(folder)) ? [] : undefined;
    },
  };
}

function showFault(
  server: ViteDevServer,
  { message, output, file, line = 1, column = 1 }: PageFault,
) {
  server.ws.send({
    type: 'error',
    err: {
      plugin: 'contract',
      message,
      stack: '',
      frame: stripVTControlCharacters(output).slice(0, LONGEST_FRAME),
      ...(file && { id: file, loc: { file: resolve(server.config.root, file), line, column } }),
    },
  });
}

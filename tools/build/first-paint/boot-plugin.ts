import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = resolve(import.meta.dirname, '../../../src/first-paint/boot.ts');
const DEV_URL = '/boot.js';

/** Bundles the head script into one classic script, which runs before the first painting. */
export async function bundleBootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const part of outputs) {
    if (!('output' in part)) continue;
    const chunk = part.output.find((file) => file.type === 'chunk');
    if (chunk) return chunk.code;
  }
  throw new Error('The head script was not built');
}

/** Serves `/boot.js` in development; a build holds it in its pages, let in by its hash. */
export function bootScript(): Plugin {
  let isServing = false;
  return {
    name: 'promptwell-boot-script',
    configResolved(config) {
      isServing = config.command === 'serve';
    },
    configureServer(server) {
      server.middlewares.use(DEV_URL, (_request, response, next) => {
        void (async () => {
          try {
            const code = await bundleBootScript();
            response.setHeader('Content-Type', 'text/javascript').end(code);
          } catch (error) {
            next(error);
          }
        })();
      });
    },
    transformIndexHtml: {
      order: 'post',
      async handler() {
        if (isServing) return [{ tag: 'script', attrs: { src: DEV_URL }, injectTo: 'head' }];
        // A file of its own would hold up the first painting by one more trip to the server.
        const children = (await bundleBootScript()).trim();
        if (/<\/script|<!--/i.test(children)) throw new Error('The head script would end early');
        return [{ tag: 'script', children, injectTo: 'head' }];
      },
    },
  };
}

import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const ENTRY = resolve(import.meta.dirname, '../../src/boot/boot.ts');
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

/** Serves `/boot.js` in development; a build gets it under a hashed name. */
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
    async generateBundle(options) {
      if (isServing || options.format !== 'es') return;
      const source = await bundleBootScript();
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      const fileName = `assets/boot-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => name.startsWith('assets/boot-'));
        const src = file ? `/${file}` : DEV_URL;
        return [{ tag: 'script', attrs: { src }, injectTo: 'head-prepend' }];
      },
    },
  };
}

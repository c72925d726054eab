import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { bootScript } from './tools/build/first-paint/boot-plugin.ts';
import { newBuildId } from './tools/build/build-id.ts';
import { compileHint, compileHintFirst } from './tools/build/compile-hint.ts';
import { productionRouter } from './tools/build/production-router.ts';
import { leanLibraries } from './tools/build/lean-libraries.ts';
import { minifyFirst } from './tools/build/minify-first.ts';
import { splitRouter } from './tools/build/split-router.ts';
import { singleIcons } from './tools/build/single-icons.ts';
import { pageUpdates } from './tools/contract/watch/page-updates.ts';
import { chunkPlan } from './tools/build/first-paint/chunk-plan.ts';

/** Where `npm run dev` finds the API: our server, or the mock. */
const API = process.env['PROMPTWELL_API'] ?? 'http://127.0.0.1:4000';

/** A connection that the API breaks off is broken off here too, as it would be without a proxy. */
const breakWithApi: ProxyOptions['configure'] = (proxy) => {
  proxy.on('error', (error, _request, response) => {
    if ('code' in error && error.code === 'ECONNRESET') response.destroy();
  });
  proxy.on('proxyRes', (answer, _request, response) => {
    answer.on('error', () => response.destroy());
  });
};

const first = chunkPlan();

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    bootScript(),
    first.plugin,
    singleIcons(),
    leanLibraries(),
    splitRouter(),
    pageUpdates(),
    minifyFirst(),
    compileHintFirst(),
  ],
  resolve: {
    // The package names only its development build, which warns where it should be short.
    alias: command === 'build' ? productionRouter() : [],
  },
  define: { __BUILD_ID__: JSON.stringify(command === 'build' ? newBuildId() : 'dev') },
  server: {
    host: '127.0.0.1',
    // A save of the contract generates in .cache: files that come and go there are no news for a page.
    watch: { ignored: ['**/.cache/**', '**/build/**'] },
    proxy: Object.fromEntries(
      ['/api', '/__mock', '/dev', '/docs', '/problems', '/locales/add'].map((path) => [
        path,
        { target: API, configure: breakWithApi },
      ]),
    ),
  },
  build: {
    outDir: 'build/app',
    emptyOutDir: true,
    sourcemap: 'hidden' as const,
    manifest: 'manifest.json',
    // A preload of ours would be an inline script, which the Content-Security-Policy forbids.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } }
      : {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: first.groups },
              postBanner: compileHint,
            },
            // The session imports two calls late so that a guest need not wait for them; that
            // guest pages bring them along anyway is no fault.
            checks: { ineffectiveDynamicImport: false },
          },
          // The first screen is one file on purpose; tools/build/first-paint/budget.test.ts watches its size.
          chunkSizeWarningLimit: 1000,
        }),
  },
}));

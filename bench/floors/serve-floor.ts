import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { freePort } from '#server/testing/free-port.ts';

/** A folder's files as they were compressed, kept for good below /assets, and its page for every other path. */
export async function serveFloor(folder: string): Promise<{ origin: string; close: () => void }> {
  const app = new Hono();
  // As the product's pages do: a browser gives a page with this header a process of its own, which takes time.
  app.use('*', async (context, next) => {
    await next();
    context.header('Cross-Origin-Opener-Policy', 'same-origin');
  });
  app.use('/assets/*', async (context, next) => {
    await next();
    context.header('Cache-Control', 'public, max-age=31536000, immutable');
  });
  app.use('*', serveStatic({ root: folder, precompressed: true }));
  app.get('*', serveStatic({ root: folder, path: 'index.html', precompressed: true }));
  const port = await freePort();
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port });
  return { origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { LiveState } from './live-state.ts';

/** Addresses below here are the proxy's own, and are never passed on. */
export const LIVE_PATH = '/__contract';

const EVERY_MS = 400;
const MOST_READERS = 20;
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};
/** The page's own script and style, and nothing of any network. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Files of the page by their address. */
const FILES: Readonly<Record<string, [file: string, type: string]>> = {
  '': ['page.html', 'text/html; charset=utf-8'],
  '/page.css': ['page.css', 'text/css; charset=utf-8'],
  '/page.js': ['page.mjs', 'text/javascript; charset=utf-8'],
};

/** Serves a page of what has passed, which follows it by server-sent events. */
export function createLivePage(state: () => LiveState) {
  const readers = new Set<ServerResponse>();
  let timer: NodeJS.Timeout | undefined;

  const tell = (reader: ServerResponse, text: string) => {
    // A reader that is slow gets the next state instead.
    if (!reader.writableNeedDrain) reader.write(`event: state\ndata: ${text}\n\n`);
  };
  const follow = (response: ServerResponse) => {
    if (readers.size >= MOST_READERS) return void response.writeHead(503, HEADERS).end();
    response.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream' });
    readers.add(response);
    response.once('close', () => readers.delete(response));
    tell(response, JSON.stringify(state()));
  };

  return {
    /** Tells readers soon; many changes are one event. */
    changed(): void {
      if (readers.size === 0 || timer !== undefined) return;
      timer = setTimeout(() => {
        timer = undefined;
        const text = JSON.stringify(state());
        for (const reader of readers) tell(reader, text);
      }, EVERY_MS);
    },
    /** Whether the request was for the page, and is answered. */
    serve({ url = '', method }: IncomingMessage, response: ServerResponse): boolean {
      const [path = ''] = url.split('?');
      if (path !== LIVE_PATH && !path.startsWith(`${LIVE_PATH}/`)) return false;
      const name = path.slice(LIVE_PATH.length).replace(/\/$/, '');
      if (method !== 'GET' && method !== 'HEAD')
        response.writeHead(405, { ...HEADERS, allow: 'GET, HEAD' }).end();
      else if (name === '/events') follow(response);
      else if (name === '/state.json')
        response
          .writeHead(200, { ...HEADERS, 'content-type': 'application/json' })
          .end(JSON.stringify(state(), undefined, 2));
      else if (name in FILES) {
        const [file = '', type = ''] = FILES[name] ?? [];
        response
          .writeHead(200, { ...HEADERS, 'content-type': type, 'content-security-policy': POLICY })
          .end(readFileSync(join(import.meta.dirname, 'page', file)));
      } else response.writeHead(404, HEADERS).end();
      return true;
    },
    close(): void {
      clearTimeout(timer);
      for (const reader of readers) reader.end();
    },
  };
}

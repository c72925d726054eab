import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { BRAND } from '../text/brand.ts';
import type { AppEnv } from '../http/app-env.ts';
import { localOnly } from '../http/local-only.ts';
import { problem } from '../problems.ts';
import type { MailQueue } from './mail-queue.ts';
import { renderMail } from './render.ts';

const STYLE = `
body{margin:0;background:#f3f6f4;color:#1f2a24;font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 16px}
h1{font-size:24px;margin:0 0 4px}h2{font-size:18px;margin:0}
.hint{color:#55615b;margin:0 0 24px}
article{background:#fff;border-radius:12px;padding:20px;margin:0 0 20px;box-shadow:0 1px 3px #0002}
.meta{color:#55615b;font-size:14px;margin:4px 0 12px}
.go{display:inline-block;margin:0 0 12px;padding:8px 16px;border-radius:6px;background:#157347;color:#fff;text-decoration:none;font-weight:600}
.code{font-size:24px;letter-spacing:6px;font-weight:600;margin:0 0 12px}
iframe{width:100%;height:440px;border:1px solid #dde5e0;border-radius:8px;background:#fff}
summary{cursor:pointer}pre{white-space:pre-wrap;overflow-wrap:anywhere;font-size:14px}`;
/** Whole, since a formatter that moves a space within it would break the hash. */
const STYLE_ELEMENT = `<style>${STYLE}</style>`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const PAGE_CSP = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
const MAIL_CSP = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`;

/**
 * The outbox of the embedded default, under /dev: mails in full, links that work included. Mounted only
 * while host and PUBLIC_URL are loopback, no proxy is trusted and no SMTP_URL is set.
 */
export function outboxRoutes(post: MailQueue, isLocal: (host: string) => boolean): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.use(localOnly('/dev/outbox', isLocal));
  routes.get('/outbox.json', async (c) => {
    const kept = await post.kept();
    return c.json({
      items: kept.map(({ id, createdAt, mail }) => ({
        id,
        createdAt: createdAt.toISOString(),
        template: mail.template,
        locale: mail.locale,
        ...(mail.url && { url: mail.url }),
        ...(mail.code && { code: mail.code }),
        ...renderMail(mail),
      })),
    });
  });
  routes.get('/outbox/:id', async (c) => {
    const found = (await post.kept()).find(({ id }) => `${id}.html` === c.req.param('id'));
    if (!found) throw problem('not_found');
    c.header('Content-Security-Policy', MAIL_CSP);
    c.header('X-Frame-Options', 'SAMEORIGIN');
    const page = renderMail(found.mail).html.replace('<head>', '<head><base target="_blank">');
    return c.html(page);
  });
  routes.get('/outbox', async (c) => {
    const kept = await post.kept();
    c.header('Content-Security-Policy', PAGE_CSP);
    const mails = kept.map(({ id, createdAt, mail }) => {
      const rendered = renderMail(mail);
      return html`<article>
        <h2 dir="auto">${rendered.subject}</h2>
        <p class="meta">
          ${rendered.to} ·
          <time datetime="${createdAt.toISOString()}"
            >${createdAt.toISOString().replace('T', ' ').slice(0, 19)} UTC</time
          >
        </p>
        ${mail.code ? html`<p class="code">${mail.code}</p>` : ''}
        ${mail.url ? html`<a class="go" href="${mail.url}">Open the link of this mail</a>` : ''}
        <iframe
          title="${rendered.subject}"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src="/dev/outbox/${id}.html"
        ></iframe>
        <details>
          <summary>As plain text</summary>
          <pre dir="auto">${rendered.text}</pre>
        </details>
      </article>`;
    });
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>Outbox · ${BRAND.name}</title>
            ${raw(STYLE_ELEMENT)}
          </head>
          <body>
            <main>
              <h1>Outbox</h1>
              <p class="hint">
                Mail that this server would send. It stays on this machine; reload to see new mail.
              </p>
              ${mails.length > 0 ? mails : html`<p>No mail yet.</p>`}
            </main>
          </body>
        </html>`,
    );
  });
  return routes;
}

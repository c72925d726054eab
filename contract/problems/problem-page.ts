import { createHash } from 'node:crypto';
import { directionOf, type Language } from '#core/language/languages.ts';
import type { OperationTable } from '../operations/operation.ts';
import { PROBLEM_STATUS } from './problem-codes.ts';
import type { Texts } from './texts.ts';

const STYLE = `
:root{color-scheme:light dark;--page:#f3f6f4;--card:#fff;--text:#1f2a24;--soft:#55615b;--brand:#157347;--line:#dde5e0}
@media (prefers-color-scheme:dark){:root{--page:#121a16;--card:#1b2620;--text:#e6efe9;--soft:#a3b3aa;--brand:#5fd09a;--line:#2c3a32}}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.6 Poppins,Vazirmatn,system-ui,sans-serif}
main{max-width:680px;margin:0 auto;padding:48px 16px}
article{background:var(--card);border-radius:12px;padding:28px;box-shadow:0 1px 3px #0002}
p{margin:0 0 16px}h1{font-size:26px;line-height:1.3;margin:0 0 8px}h2{font-size:16px;margin:24px 0 8px}
.brand{color:var(--brand);font-weight:600;text-decoration:none}.soft{color:var(--soft)}
ul{list-style:none;margin:0;padding:0}li{padding:8px 0;border-top:1px solid var(--line)}
code{font:14px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}a{color:var(--brand)}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** No script, no frame, nothing from elsewhere. */
export const PROBLEM_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export type ProblemPageInput = {
  texts: Texts;
  operations: OperationTable;
  language: Language;
  brand: string;
};

/**
 * The page at a problem's `type`: what the code means, with which status, and which operations answer
 * with it. Nothing for a code that there is not.
 */
export function problemPage(code: string, input: ProblemPageInput): string | undefined {
  if (!Object.hasOwn(PROBLEM_STATUS, code)) return undefined;
  const { texts, operations, language, brand } = input;
  const say = (key: string) => texts.text(language, `problems:${key}`);
  const message = texts.findText(language, `problems:${code}.message`);
  const all = Object.values(operations);
  const senders = all.flatMap(({ method, path, codes }) =>
    Object.entries(codes)
      .filter(([, sent]) => sent.includes(code))
      .map(([status]) => ({ status, call: `${method.toUpperCase()} ${path}` })),
  );
  const found = new Set(senders.map(({ status }) => status));
  const statuses =
    found.size > 0 ? [...found] : [String(PROBLEM_STATUS[code as keyof typeof PROBLEM_STATUS])];
  const list =
    senders.length === all.length
      ? `<p>${escape(say('page.everywhere'))}</p>`
      : `<ul>${senders.map(({ call }) => `<li><code dir="ltr">${escape(call)}</code></li>`).join('')}</ul>`;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(`${say(`${code}.title`)} · ${brand}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p><a class="brand" href="/">${escape(brand)}</a></p>
<article>
<h1>${escape(say(`${code}.title`))}</h1>
<p class="soft"><code dir="ltr">HTTP ${statuses.join(', ')} · ${code}</code></p>
${message && !message.includes('{{') ? `<p>${escape(message)}</p>` : ''}
${senders.length > 0 ? `<h2>${escape(say('page.sentBy'))}</h2>\n${list}` : ''}
</article>
<p><a href="/docs">${escape(say('page.docs'))}</a></p>
</main>
</body>
</html>
`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

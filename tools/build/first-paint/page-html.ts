import { createHash } from 'node:crypto';
import type { FontPack } from '#src/first-paint/web-fonts.ts';
import { partVariables } from './used-variables.ts';

/**
 * The rules by which markup is hidden: while only part of it has come, since what is centred would move
 * when the rest does, and where the head script finds that it is not the visitor's. Parts are not laid out, which
 * would take a cheap phone longer than the whole once.
 */
export const HIDING_RULES = [
  '#root{display:none}',
  'html[data-boot="client"] #root{visibility:hidden}',
  // A form that was submitted before the program is here (first-paint/held-submission.ts).
  'html[data-held] [type="submit"]{opacity:.6;cursor:progress}',
].join('');

/** Name of the element that comes after the markup, which is whole then. */
const WHOLE = 'whole';

/** The markup may be seen. */
const shown = (rule: string) => `<style id="${WHOLE}">${rule}</style>`;

/**
 * Nothing is painted before that element, where the browser knows how to wait for it. An empty page would be the
 * first one otherwise, and a cheap phone would have it styled, laid out and painted before it reads on.
 */
const WAITING = `<link rel="expect" href="#${WHOLE}" blocking="render">`;

type CommonParts = {
  /** The client's `index.html`, its stylesheets inlined. */
  template: string;
  language: string;
  direction: 'ltr' | 'rtl';
  title: string;
  /** Addresses of modules that this page needs at once. */
  modules: readonly string[];
  texts: { id: string; value: unknown };
};

export type PageParts = CommonParts & {
  markup: string;
  styles: ReadonlyArray<{ key: string; ids: string; css: string }>;
};

/** A prerendered page: everything that the first painting needs in one file. */
export function pageHtml(parts: PageParts): string {
  const { first, later } = stylesOf(parts);
  const head = [
    WAITING,
    ...parts.modules.filter((href) => href !== programOf(parts.template)).map(preload),
    `<style>${HIDING_RULES}</style>`,
    first,
  ].join('');
  return fill(
    parts,
    `data-prerendered="${parts.language}"`,
    head,
    parts.markup,
    shown('#root{display:block}') + later,
  );
}

/** The rules by which a frame is seen: until `leave-frame.ts` finds more than that it is loading. */
export const FRAME_RULES = [
  '#frame{display:none;position:absolute;inset:0;pointer-events:none}',
  'html[data-frame] #root [data-splash]{opacity:0}',
  // What can be used in it before the program is here (src/first-paint/early-form.ts).
  '#frame form textarea,#frame form [type="submit"]{pointer-events:auto}',
  '#frame [data-held] [type="submit"]{opacity:.6;cursor:progress}',
  // Four rows high, its example in the label's place, as the real field is once it has the focus.
  '#frame textarea[data-early]{min-height:6.4em}',
  '#frame [data-early]::placeholder{opacity:1!important}',
  '#frame :has(>div>[data-early])>label{visibility:hidden}',
  'html[data-open] #frame [data-brief]{display:none}',
  '@media (max-width:1199.95px){#frame [data-screen="large"]{display:none}}',
  '@media (min-width:1200px){#frame [data-screen="small"]{display:none}}',
].join('');

export type SignedInParts = PageParts & {
  /** Addresses of the API that every screen, and that this page asks for. */
  requests: readonly string[];
  pageRequests: readonly string[];
};

/**
 * A page of the signed-in area: a picture of the screen without its data, its texts, and by name
 * the modules and the data that the head script fetches once it has found a session.
 */
export function signedInHtml(parts: SignedInParts): string {
  const lists = {
    'data-modules': parts.modules,
    'data-requests': parts.requests,
    'data-page-requests': parts.pageRequests,
  };
  const attributes = Object.entries(lists).map(
    ([name, list]) => `${name}="${escapeHtml(list.join(' '))}"`,
  );
  const { first, later } = stylesOf(parts);
  const head = `${WAITING}<style>${FRAME_RULES}</style>${first}`;
  const frame = `<div id="frame" aria-hidden="true">${parts.markup}</div>${shown('html[data-frame] #frame{display:block}')}${later}`;
  return fill(parts, attributes.join(' '), head, '', frame);
}

const PROGRAM = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/** The address of the program. @throws where the client's `index.html` names none. */
function programOf(template: string): string {
  const [, program] = PROGRAM.exec(template) ?? [];
  if (!program) throw new Error('The page names no program');
  return program;
}

const preload = (href: string) =>
  `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}">`;

/** `data-s` keeps Emotion from moving it to the end of the head, which has the whole page styled again. */
function styleElement({ key, ids, css }: PageParts['styles'][number]): string {
  return `<style data-emotion="${escapeHtml(ids ? `${key} ${ids}` : key)}" data-s>${css}</style>`;
}

/** Emotion's name for rules of the whole page, among them the theme's custom properties. */
const GLOBAL = /-global$/u;

/**
 * A page's style elements: those that its first painting needs, and the rest of the theme's custom properties, which
 * come after the markup for what the program shows later.
 */
function stylesOf({ styles, markup }: PageParts): { first: string; later: string } {
  const first: string[] = [];
  const later: string[] = [];
  for (const style of styles) {
    const others = styles.filter((other) => other !== style).map(({ css }) => css);
    const { used, rest } = GLOBAL.test(style.key)
      ? partVariables(style.css, [...others, markup].join('\n'))
      : { used: style.css, rest: '' };
    if (used === style.css) first.push(styleElement(style));
    else {
      // Emotion takes the one in the head for its own, and leaves it in its place (lean-libraries.ts).
      first.push(styleElement({ ...style, css: used }));
      later.push(`<style>${rest}</style>`);
    }
  }
  return { first: first.join(''), later: later.join('') };
}

function fill(
  parts: CommonParts,
  attribute: string,
  head: string,
  markup: string,
  after = '',
): string {
  const { template, language, direction, title, texts } = parts;
  const value = JSON.stringify(texts.value).replaceAll('<', String.raw`\u003c`);
  const data = `<script type="application/json" id="${texts.id}">${value}</script>`;
  const program = programOf(template);
  const html = `<html lang="${language}" dir="${direction}" data-mode="dark" data-program="${program}" ${attribute}>`;
  return (
    template
      .replace(/<html[^>]*>/, () => html)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
      .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
      // The head script runs it (first-paint/start-program.ts), after the first painting.
      .replace(PROGRAM, () => preload(program))
      .replace('</head>', () => `${head}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>${after}${data}`)
  );
}

/**
 * The template with inlined stylesheets. Web fonts are declared in an element that the page's script
 * enables later, so that they do not compete with what makes the page usable; metric fallbacks show
 * until then.
 */
export function inlineStylesheets(
  template: string,
  stylesheets: ReadonlyMap<string, string>,
  fontsId: string,
  pack?: FontPack,
): string {
  const packed = pack ? ` data-pack="${escapeHtml(JSON.stringify(pack))}"` : '';
  return template.replaceAll(
    /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g,
    (link, href: string) => {
      const css = stylesheets.get(href);
      if (css === undefined) return link;
      const faces = (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).filter((rule) =>
        rule.includes('url('),
      );
      const rest = faces.reduce((text, rule) => text.replace(rule, ''), css).trim();
      const inlined = `<style>${rest}</style><style id="${fontsId}" media="not all"${packed}>${faces.join('')}</style>`;
      // Late parts of the program look for this element, and would fetch the stylesheet without it.
      return `${inlined}<link rel="stylesheet" href="${href}" disabled>`;
    },
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Emotion makes its style elements empty and fills them by script: the empty text needs a hash. */
export const EMPTY_STYLE_HASH = inlineHash('');

/** The data grid's one style element, which it fills itself; held by `grid-style.test.tsx`. */
export const GRID_STYLE_HASH = 'sha256-fEnoqTsKkjr2wdpBAtfePmL37rCA6gAPaEyVzc2bjwc=';

/** Hashes of the style attributes in a page; the policy also needs 'unsafe-hashes'. */
export function attributeHashes(html: string): string[] {
  const found = [...html.matchAll(/<[a-z][^>]*? style="([^"]*)"/g)];
  return [...new Set(found.map(([, css]) => inlineHash(css ?? '')))];
}

export function inlineHash(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

/** Hashes of the scripts in a page, data blocks aside. */
export function scriptHashes(html: string): string[] {
  const found = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  return [...new Set(found.map(([, code]) => inlineHash(code ?? '')))];
}

/** The hashes by which a Content-Security-Policy without unsafe-inline lets a page's styles in. */
export function styleHashes(html: string): string[] {
  const found = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) =>
    inlineHash(css ?? ''),
  );
  return [...new Set([EMPTY_STYLE_HASH, ...found])];
}

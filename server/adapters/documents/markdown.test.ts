import { describe, expect, it } from 'vitest';
import type { Block } from './content.ts';
import { isPathological } from './guard.ts';
import { plainText } from './inline-text.ts';
import { bodyBlocks } from './markdown.ts';

const parse = (body: string, language = 'en'): Block[] =>
  bodyBlocks(body, { direction: 'auto', fallback: 'ltr', language });

/** A short picture of a tree: kinds, and text in brackets. */
const shape = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.k === 'paragraph') return `p[${plainText(block.c)}]`;
      if (block.k === 'heading') return `h${block.level}[${plainText(block.c)}]`;
      if (block.k === 'quote') return `quote(${shape(block.c)})`;
      if (block.k === 'code') return `code[${plainText(block.v)}]`;
      if (block.k === 'table') {
        return `table(${block.rows.map((row) => row.map((cell) => plainText(cell.c)).join('|')).join(';')})`;
      }
      if (block.k === 'list') {
        const items = block.items.map((item) => {
          const box = item.checked === undefined ? '' : item.checked ? '☑' : '☐';
          return box + shape(item.c);
        });
        return `${block.start ?? 'list'}(${items.join(' ')})`;
      }
      return block.k;
    })
    .join(' ');

describe('bodyBlocks', () => {
  it.each([
    ['a\n\nb', 'p[a] p[b]'],
    ['- a\n  - b\n- c', 'list(p[a] list(p[b]) p[c])'],
    ['3. a\n4. b', '3(p[a] p[b])'],
    ['- [x] done\n- [ ] open', 'list(☑p[done] ☐p[open])'],
    ['> a\n>\n> - b', 'quote(p[a] list(p[b]))'],
    ['|a|b|\n|-|-|\n|1|', 'table(a|b;1|)'],
    ['```js\nx\n```', 'code[x]'],
    ['a\n\n---\n\nb', 'p[a] rule p[b]'],
    ['<b>x</b>', 'p[<b>x</b>]'],
    ['### a\n\n# b\n\n#### c\n\n## d', 'h1[a] h1[b] h2[c] h2[d]'],
    ['- # a', 'list(p[a])'],
    ['[text][ref]\n\n[ref]: https://example.com', 'p[text]'],
    ['note[^1]\n\n[^1]: more', 'p[note[1]] p[[1] more]'],
  ])('reads %j', (body, expected) => {
    expect(shape(parse(body))).toBe(expected);
  });

  it('gives each paragraph its own direction and language', () => {
    const blocks = parse('25 USD\n\nالسعر 25 USD\n\nUSD السعر\n\n價格\n\nかな\n\nЦена');
    const seen = blocks.map((block) => (block.k === 'paragraph' ? [block.dir, block.lang] : []));
    expect(seen).toEqual([
      ['ltr', 'en'],
      ['rtl', 'ar'],
      ['ltr', 'en'],
      ['ltr', 'zh'],
      ['ltr', 'ja'],
      ['ltr', 'ru'],
    ]);
  });

  it('finds variables everywhere but behind a backslash', () => {
    const names: string[] = [];
    const collect = (nodes: readonly unknown[]): void => {
      for (const node of nodes as Array<Record<string, unknown>>) {
        if (node['t'] === 'variable') names.push(String(node['v']));
        for (const child of Object.values(node)) if (Array.isArray(child)) collect(child.flat());
      }
    };
    collect(
      parse(
        '{{a}} \\{{b}} **{{c_d}}** `{{e}}`\n\n```\n{{f}} \\{{g}}\n```\n\n# {{الاسم}}\n\n{{ spaced }} {{not this}}',
      ),
    );
    expect(names).toEqual(['a', 'c_d', 'e', 'f', 'الاسم']);
  });

  it.each([
    ['Role: خبير توليد النصوص', 'rtl'],
    ['JavaScript هي اللغة الأكثر استعمالاً', 'rtl'],
    ['{{user_name}} اكتب رسالة', 'rtl'],
    ['`calculateTotal` الدالة', 'rtl'],
    ['The word مرحبا means hello', 'ltr'],
  ])('sets %s in the direction of most of its words', (body, dir) => {
    expect(parse(body)[0]).toMatchObject({ k: 'paragraph', dir });
    expect(parse(`# ${body}`)[0]).toMatchObject({ k: 'heading', dir });
  });

  it('gives lines in different directions a direction each, and leaves other paragraphs whole', () => {
    expect(parse('role:\nأنت مساعد ذكي\nتجيب باختصار')).toMatchObject([
      { dir: 'ltr', open: true, c: [{ v: 'role:' }] },
      { dir: 'rtl', open: true },
      { dir: 'rtl' },
    ]);
    expect(parse('one\ntwo')).toHaveLength(1);
  });

  it('gives a list one edge, however its items go, and a table one direction', () => {
    const [list] = parse('- عنصر أول في القائمة\n- Second.\n  - third\n');
    expect(list).toMatchObject({
      k: 'list',
      dir: 'rtl',
      items: [
        { c: [{ dir: 'rtl', edge: 'rtl' }] },
        {
          c: [
            { dir: 'ltr', edge: 'rtl' },
            { k: 'list', dir: 'rtl' },
          ],
        },
      ],
    });
    const [table] = parse('|Owner|المهمة|\n|-|-|\n|سارة|كتابة الخطة|');
    expect(table).toMatchObject({ k: 'table', dir: 'rtl' });
  });

  it('takes YAML at the start for code, and only there', () => {
    expect(shape(parse('---\nname: x\ntools: y\n---\n\nText'))).toBe(
      'code[--- name: x tools: y ---] p[Text]',
    );
    expect(shape(parse('---\n\nText\n\n---\n'))).toBe('rule p[Text] rule');
  });

  it('drops headings without a word', () => {
    expect(shape(parse('#\n\n## Task\n\n# {{goal}}'))).toBe('h1[Task] h1[goal]');
  });

  it('does not say a long address twice because it may break', () => {
    const address = `https://example.com/${'path/'.repeat(20)}`;
    for (const body of [address, `|a|b|\n|-|-|\n|x|${address}|`]) {
      expect(JSON.stringify(parse(body))).toContain(`"url":"${address}"`);
      expect(JSON.stringify(parse(body))).not.toContain('"show"');
    }
  });

  it('follows web and mail links only, and says where each goes', () => {
    const [block] = parse('[a](https://example.com) [b](javascript:x) https://example.com');
    expect(block?.k === 'paragraph' && block.c.filter((node) => node.t === 'link')).toEqual([
      {
        t: 'link',
        url: 'https://example.com/',
        show: 'https://example.com',
        c: [{ t: 'text', v: 'a' }],
      },
      { t: 'link', show: 'javascript:x', c: [{ t: 'text', v: 'b' }] },
      { t: 'link', url: 'https://example.com/', c: [{ t: 'text', v: 'https://example.com' }] },
    ]);
  });
});

describe('isPathological', () => {
  it.each([
    '> '.repeat(21) + 'x',
    '['.repeat(501),
    '- '.repeat(40) + 'x',
    '`a``b'.repeat(400),
    `\`\`\` \`\n${'> '.repeat(5000)}x`,
    `- a\n  \`\`\`\n\n${'['.repeat(20_000)}`,
    `<div>\n\`\`\`\n\n${'*a **b '.repeat(10_000)}`,
  ])('refuses %.20s…', (text) => expect(isPathological(text)).toBe(true));

  it.each([
    '> > > quote',
    '- - - nested',
    '- '.repeat(30),
    'one [link](x)\n\n'.repeat(600),
    `\`\`\`\n${'['.repeat(2000)}\n\`\`\``,
  ])('lets %.20s… through', (text) => expect(isPathological(text)).toBe(false));
});

import { describe, expect, it } from 'vitest';
import { documentContent } from './document-content.ts';
import { parseXml, wordFiles, type XmlElement } from './testing/word-reader.ts';
import { writeWord } from './word.ts';

const read = async (body: string, options: { language?: string; paper?: 'us-letter' } = {}) => {
  const { language = 'en', ...rest } = options;
  const content = documentContent(
    { title: 'T', body, tags: [], variables: [], direction: 'auto', language },
    { locale: 'en', sections: ['body'], ...rest },
    'Promptwell',
  );
  const files = wordFiles(await writeWord(content));
  return {
    files,
    xml: files.get('word/document.xml') ?? '',
    paragraphs: parseXml(files.get('word/document.xml') ?? '').all('w:p'),
  };
};
const value = (element: XmlElement | undefined, name: string): string | undefined =>
  element?.all(name)[0]?.attributes['w:val'];
const withText = (paragraphs: XmlElement[], text: string): XmlElement | undefined =>
  paragraphs.find((paragraph) => paragraph.text.includes(text));

describe('writeWord', () => {
  it('lets lines grow with their letters, so that a title on two lines does not overlap', async () => {
    const { files } = await read('x');
    const spacing = parseXml(files.get('word/styles.xml') ?? '').all('w:spacing');
    const lines = spacing.filter(({ attributes }) => attributes['w:line'] !== undefined);
    expect(lines.length).toBeGreaterThan(1);
    for (const { attributes } of lines) expect(attributes['w:lineRule']).toBe('auto');
  });

  it('makes links to the web and to mail real ones, and others text', async () => {
    const { files, xml } = await read(
      '[site](https://example.com/a) [mail](mailto:lin@example.com) [no](javascript:x)',
    );
    const targets = parseXml(files.get('word/_rels/document.xml.rels') ?? '')
      .all('Relationship')
      .filter(({ attributes }) => attributes['TargetMode'] === 'External')
      .map(({ attributes }) => attributes['Target']);
    expect(targets).toEqual(['https://example.com/a', 'mailto:lin@example.com']);
    expect(xml.match(/<w:hyperlink /g)).toHaveLength(2);
  });

  it('keeps the bar of a quote beside a list in it', async () => {
    const { paragraphs } = await read('> quoted\n>\n> - item\n> - [x] task\n');
    for (const text of ['quoted', 'item', 'task']) {
      expect(withText(paragraphs, text)?.all('w:pBdr')).toHaveLength(1);
    }
  });

  it('draws the bar of a quote in one line beside a list in a list', async () => {
    const { paragraphs } = await read('> quoted\n>\n> - item\n>   1. nested\n');
    const places = ['quoted', 'item', 'nested'].map((text) => {
      const paragraph = withText(paragraphs, text);
      const {
        'w:start': start,
        'w:left': left,
        'w:hanging': hanging = '0',
      } = paragraph?.all('w:ind')[0]?.attributes ?? {};
      const space = paragraph?.all('w:pBdr')[0]?.all('w:left')[0]?.attributes['w:space'];
      return Number(start ?? left) - Number(hanging) - 20 * Number(space);
    });
    expect(places).toEqual([40, 40, 40]);
  });

  it('keeps the signs at the ends of an item with its words', async () => {
    const { paragraphs } = await read('- عنصر أول في القائمة\n- Second item.', { language: 'ar' });
    expect(withText(paragraphs, 'Second item')?.text).toMatch(/^\u200e.*\.\u200e$/);
  });

  it('keeps two blocks of code in boxes of their own', async () => {
    const { paragraphs } = await read('```\none\n```\n\n```\ntwo\n```\n\ntext');
    const styles = paragraphs.map((paragraph) => value(paragraph, 'w:pStyle') ?? '');
    const first = styles.indexOf('PromptCodeBlock');
    expect(styles.slice(first, first + 3)).toEqual(['PromptCodeBlock', '', 'PromptCodeBlock']);
  });

  it('sets code left to right in a face that machines have', async () => {
    const { files, paragraphs } = await read('```\n// احسب المجموع\nconst a = 1;\n```', {
      language: 'ar',
    });
    expect(value(withText(paragraphs, 'const a'), 'w:bidi')).toBe('false');
    expect(files.get('word/styles.xml')).toContain('w:ascii="Consolas"');
  });

  it('stands every item and cell at the edge of its list or table', async () => {
    const { paragraphs } = await read(
      '- عنصر أول في القائمة\n- Second item.\n\n|المهمة الأولى|Done|\n|-|-|\n|كتابة|OK|',
      { language: 'ar' },
    );
    expect(value(withText(paragraphs, 'Second item'), 'w:bidi')).not.toBe('false');
    expect(value(withText(paragraphs, 'OK'), 'w:jc')).toBe('end');
    expect(value(withText(paragraphs, 'كتابة'), 'w:jc')).toBe('start');
  });

  it('keeps tatweel and Arabic-Indic digits in the right-to-left run', async () => {
    const { paragraphs } = await read('لـ Docker و٣٥ سطراً', { language: 'ar' });
    const runs = paragraphs.flatMap((paragraph) => paragraph.all('w:r'));
    const rtl = runs.filter((run) => run.all('w:rtl').length > 0).map((run) => run.text);
    expect(rtl.join('')).toContain('لـ');
    expect(rtl.join('')).toContain('٣٥');
    expect(runs.some((run) => run.all('w:rtl').length === 0 && /[ـ٣٥]/.test(run.text))).toBe(false);
  });

  it('names a face that has the letters of Cyrillic, Greek and Vietnamese', async () => {
    const { xml } = await read('Цена\n\nΤιμή\n\nMột người dùng');
    expect(xml.match(/w:ascii="Noto Sans"/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('has the paper that is asked for', async () => {
    expect((await read('x')).xml).toContain('w:w="11906" w:h="16838"');
    const { xml } = await read('x', { paper: 'us-letter' });
    expect(xml).toContain('w:w="12240" w:h="15840"');
    // Tables and tab stops are made for one width of text.
    expect(xml).toMatch(/w:right="1414"[^>]* w:left="1414"/);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import type { DocumentPrompt } from '#server/ports/documents.ts';
import { createDocuments } from './create-documents.ts';
import { readPdf } from './testing/pdf-reader.ts';
import {
  parseXml,
  wordFaults,
  wordFiles,
  wordText,
  type XmlElement,
} from './testing/word-reader.ts';

const documents = createDocuments({ brand: 'Promptwell' });
afterAll(() => documents.close());

/** One page of every script that the product's readers write in; each line fits on one line. */
const LINES: Record<string, string> = {
  en: 'The price is 25 USD per user, office files fit.',
  ar: 'السعر 25 USD لكل مستخدم، والفريق يدفع 39 USD في الشهر (حتى 25 مستخدم).',
  he: 'המחיר הוא 25 USD לכל משתמש (עד 25 אנשים).',
  zh: '每位用户的价格是 25 美元，“团队版”最多 25 人。',
  ja: '料金は一人あたり25ドルです。「チーム」プランは直骨。',
  ko: '사용자당 가격은 25달러입니다.',
  hi: 'मूल्य 25 USD है, नमस्ते दुनिया।',
  es: '¿Cuánto cuesta? El precio es de 25 USD al año.',
  fr: 'Le prix est de 25 € par utilisateur, là où c’est œuvré.',
  de: 'Der Preis beträgt 25 €, für große Gruppen günstiger.',
  ru: 'Цена составляет 25 долларов в месяц.',
  vi: 'Giá là 25 USD cho mỗi người dùng.',
  el: 'Η τιμή είναι 25 δολάρια τον μήνα.',
  th: 'ราคา 25 USD',
  emoji: 'Go 👩‍💻 😀 🇱🇧 👍🏽 ❤️ 🏳️‍🌈 1️⃣ → ✓ ∑ ≠',
};

const prompt: DocumentPrompt = {
  title: 'Golden page 25 USD',
  description: 'Every script at once.',
  body: Object.values(LINES).join('\n\n'),
  tags: ['golden', 'عينة'],
  variables: [],
  language: 'en',
  direction: 'auto',
  author: 'Lin Chen',
  updatedAt: '2026-11-20T09:30:00Z',
};
const options = { locale: 'en', sections: ['title', 'body', 'metadata'] as const };
const render = (format: 'pdf' | 'docx', changes: Partial<DocumentPrompt> = {}, locale = 'en') =>
  documents.render(
    format,
    { ...prompt, ...changes },
    { ...options, locale, sections: ['title', 'description', 'body', 'metadata', 'variables'] },
  );

describe('the golden page as PDF', () => {
  const page = render('pdf').then(readPdf);

  it.each(Object.entries(LINES))('holds %s as it was written', async (_, line) => {
    expect((await page).text).toContain(line.replace(/\s+/g, ''));
  });

  it('keeps the order of the lines', async () => {
    const { text } = await page;
    const places = Object.values(LINES).map((line) => text.indexOf(line.replace(/\s+/g, '')));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has a glyph for every character', async () => {
    expect((await page).missing).toBe(0);
    // The count can fail: a private-use character is in no font.
    expect((await readPdf(await render('pdf', { body: 'x \u{10FFFD}' }))).missing).toBeGreaterThan(
      0,
    );
  });

  it('is tagged and names its title and language', async () => {
    expect(await page).toMatchObject({ tagged: true, title: prompt.title, language: 'en' });
  });

  it('carries an outline of its headings, without a gap in their levels', async () => {
    const { outline } = await readPdf(
      await render('pdf', { body: '# Role\n\n#### Deep\n\n## Task' }),
    );
    expect(outline).toEqual([prompt.title, 'Prompt', 'Role', 'Deep', 'Task']);
  });

  it('links to web and mail addresses only', async () => {
    const body =
      '[a](https://example.com/a) [b](javascript:alert(1)) [c](mailto:lin@example.com) [d](file:///etc/passwd) ![e](data:image/png;base64,x)';
    const { links, text } = await readPdf(await render('pdf', { body }));
    expect(links).toEqual(['https://example.com/a', 'mailto:lin@example.com']);
    expect(text).toContain('https://example.com/a');
  });

  it('numbers pages in the reader’s language', async () => {
    expect((await readPdf(await render('pdf', {}, 'fr'))).text).toContain('Page1sur');
    expect((await readPdf(await render('pdf', {}, 'zh'))).text).toContain('第1页');
  });
});

describe('the golden page as Word', () => {
  const file = render('docx');

  it.each(Object.entries(LINES))('holds %s as it was written', async (_, line) => {
    expect(wordText(await file).split('\n')).toContain(line);
  });

  it('is a well-formed package without external parts', async () => {
    expect(wordFaults(await file)).toEqual([]);
  });

  it('sets right-to-left paragraphs and runs as such, and only those', async () => {
    const root = parseXml(wordFiles(await file).get('word/document.xml') ?? '');
    const on = (mark: XmlElement): boolean => mark.attributes['w:val'] !== 'false';
    const isBidi = (line: string | undefined): boolean | undefined =>
      root
        .all('w:p')
        .find(({ text }) => text === line)
        ?.all('w:bidi')
        .some(on);
    expect(isBidi(LINES['ar'])).toBe(true);
    expect(isBidi(LINES['he'])).toBe(true);
    expect(isBidi(LINES['en'])).toBe(false);
    const runs = root.all('w:r').filter((run) => run.all('w:rtl').some(on));
    expect(runs.length).toBeGreaterThan(2);
    for (const run of runs) expect(run.text).not.toMatch(/[A-Za-z]/);
  });

  it('has real headings, lists and table headers, and its properties', async () => {
    const body = '# Role\n\n1. one\n2. two\n\n- dot\n\n|a|b|\n|-|-|\n|1|2|\n';
    const files = wordFiles(await render('docx', { body }));
    const xml = files.get('word/document.xml') ?? '';
    expect(xml).toContain('w:pStyle w:val="Title"');
    expect(xml).toContain('w:pStyle w:val="Heading2"');
    expect(xml.match(/<w:numPr>/g)).toHaveLength(3);
    expect(xml).toContain('<w:tblHeader/>');
    const core = files.get('docProps/core.xml') ?? '';
    expect(core).toContain('<dc:title>Golden page 25 USD</dc:title>');
    expect(core).toContain('<dc:creator>Lin Chen</dc:creator>');
    expect(core).toContain('<dc:language>en</dc:language>');
    expect(files.get('word/fontTable.xml')).toContain('w:altName');
  });
});

describe('what is chosen and marked', () => {
  const full: Partial<DocumentPrompt> = {
    body: 'Write for {{audience}}, not \\{{literal}}.',
    description: 'Short words.',
    categoryName: 'Office',
    variables: [
      {
        name: 'audience',
        label: 'Who reads',
        type: 'select',
        required: true,
        options: ['Boss', 'Team'],
      },
    ],
  };

  it('leaves out what is not asked for', async () => {
    const bytes = await documents.render(
      'docx',
      { ...prompt, ...full },
      { locale: 'en', sections: ['body'] },
    );
    const text = wordText(bytes);
    expect(text).toContain('Write for {{audience}}');
    for (const absent of ['Golden page', 'Short words', 'Office', 'Who reads']) {
      expect(text).not.toContain(absent);
    }
  });

  it('marks variables, not escaped braces', async () => {
    const xml = wordFiles(await render('docx', full)).get('word/document.xml') ?? '';
    const chips = parseXml(xml)
      .all('w:r')
      .filter((run) => run.all('w:rStyle').some((s) => s.attributes['w:val'] === 'PromptVariable'))
      .map((run) => run.text);
    expect(chips).toEqual(['{{audience}}', '{{audience}}']);
    expect(wordText(await render('docx', full))).toContain('not {{literal}}.');
  });

  it('lists the variables in the reader’s language', async () => {
    const { text } = await readPdf(await render('pdf', full, 'es'));
    for (const word of ['Obligatoria', 'Selección', 'Whoreads', 'Boss·Team']) {
      expect(text).toContain(word);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { contentDisposition, documentFilename } from './filename.ts';

describe('documentFilename', () => {
  it.each([
    ['Weekly status report', 'Weekly status report.pdf'],
    ['خطة درس', 'خطة درس.pdf'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['..', 'prompt.pdf'],
    ['', 'prompt.pdf'],
    ['\r\nSet-Cookie: x', 'Set-Cookie x.pdf'],
    ['con', 'prompt-con.pdf'],
    ['invoice\u202Efdp.exe', 'invoice fdp.exe.pdf'],
    ['a\uD800b', 'a b.pdf'],
    [' . x . ', 'x.pdf'],
  ])('makes %j into %j', (title, name) => {
    expect(documentFilename(title, 'pdf')).toBe(name);
  });

  it.each(['a', 'é', '你', '😀', '👩‍👩‍👧‍👦'])(
    'keeps 200 times %s short, and cuts no character',
    (text) => {
      const name = documentFilename(text.repeat(200), 'docx');
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(155);
      expect(name.replace('.docx', '').replaceAll(text, '')).toBe('');
    },
  );
});

describe('contentDisposition', () => {
  it('gives an ASCII name beside the real one', () => {
    expect(contentDisposition('Café naïve.pdf')).toBe(
      `attachment; filename="Cafe naive.pdf"; filename*=UTF-8''Caf%C3%A9%20na%C3%AFve.pdf`,
    );
    expect(contentDisposition('خطة.docx')).toBe(
      `attachment; filename="prompt.docx"; filename*=UTF-8''%D8%AE%D8%B7%D8%A9.docx`,
    );
  });

  it.each([
    'a\r\nX: y.pdf',
    'a"; filename=evil.exe.pdf',
    "it's (50%) * done!.pdf",
    '\uD800.pdf',
    '%0d%0a.pdf',
  ])('stays one header value for %j', (name) => {
    const value = contentDisposition(name);
    expect(value).toMatch(/^attachment; filename="[ !#$&-~]*"; filename\*=UTF-8''[\w.%~-]+$/);
    expect(value.split(';')).toHaveLength(3);
  });
});

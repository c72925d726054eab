import { describe, expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

describe('contentDisposition', () => {
  it.each([
    ['Café naïve.pdf', 'Cafe naive.pdf'],
    ['product-launch-email.docx', 'product-launch-email.docx'],
    ['خطة-تسويق.docx', 'prompt.docx'],
    ['خطة-gpt-4.pdf', 'gpt-4.pdf'],
    ['每周总结.pdf', 'prompt.pdf'],
    ['план-.pdf', 'prompt.pdf'],
  ])('gives %s the ASCII name %s beside the real one', (name, ascii) => {
    expect(contentDisposition(name)).toBe(
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    );
  });

  it.each([
    'a\r\nX: y.pdf',
    'a"; filename=evil.exe.pdf',
    "it's (50%) * done!.pdf",
    '\uD800.pdf',
    '%0d%0a.pdf',
    'invoice\u202Efdp.exe.pdf',
  ])('stays one header value for %j', (name) => {
    const value = contentDisposition(name);
    expect(value).toMatch(/^attachment; filename="[ !#$&-~]*"; filename\*=UTF-8''[\w.%~-]+$/);
    expect(value.split(';')).toHaveLength(3);
    expect(value).not.toContain('%E2%80%AE');
  });
});

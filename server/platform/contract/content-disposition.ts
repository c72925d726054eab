/**
 * The Content-Disposition value of a download: an ASCII name and the real one (RFC 6266, RFC 8187). Our
 * own, since `content-disposition` 3 names `خطة.docx` `???.docx`, keeps direction overrides and throws on
 * lone surrogates: cleaning and fallback, most of this, would stay.
 */
export function contentDisposition(filename: string): string {
  const clean = filename.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}"\\/]/gu, '');
  const dot = clean.lastIndexOf('.');
  const base = dot > 0 ? clean.slice(0, dot) : clean;
  const extension = dot > 0 ? clean.slice(dot).replaceAll(/[^.\w-]/g, '') : '';
  const ascii = base
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]|[%;]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^[\s-]+|[\s-]+$/g, '');
  const encoded = encodeURIComponent(clean).replaceAll(
    /['()*!]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii || 'prompt'}${extension}"; filename*=UTF-8''${encoded}`;
}

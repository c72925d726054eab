/**
 * Text that both writers can hold: well-formed UTF-16 with only characters that XML 1.0 allows,
 * less the noncharacters. docx writes U+FFFE as it is (a broken file), typst fails on a lone
 * surrogate, and U+FDD0… are this adapter's own marks for variables.
 */
export const sanitizeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028]/g, '\n')
    .replace(/\u2029/g, '\n\n')
    .replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[\u007f-\u009f\p{Noncharacter_Code_Point}]/gu, '');

/** The same for single lines: titles, labels, names. */
export const sanitizeLine = (text: string): string =>
  sanitizeText(text).replace(/\s+/g, ' ').trim();

/** The address when a reader may be sent there, else nothing. */
export const safeAddress = (address: string): string | undefined => {
  if (!/^(?:https?:\/\/|mailto:)/i.test(address) || address.length > 2048) return undefined;
  try {
    const url = new URL(address);
    return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
};

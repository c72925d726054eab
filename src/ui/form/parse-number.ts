const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;

/** Western digits for Arabic and Persian ones. */
function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= PERSIAN_ZERO ? PERSIAN_ZERO : ARABIC_ZERO));
  });
}

/**
 * A number as people type it, in any of our languages' digits and decimal signs; null for
 * nothing, NaN for what is no number (so that the schema, not silence, says so).
 */
export function parseNumber(text: string): number | null {
  const plain = westernDigits(text).replaceAll(/[\s\u00a0\u202f_]/gu, '');
  if (plain === '') return null;
  const decimal = plain.replace(/[\u066b,]/u, '.');
  return /^[+-]?(\d+(?:\.\d*)?|\.\d+)$/u.test(decimal) ? Number(decimal) : Number.NaN;
}

import { type Language, LANGUAGE_CODES } from '#core/language/languages.ts';

/** The best supported language of an `Accept-Language` header (RFC 9110), or nothing. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  let best: Language | undefined;
  let bestWeight = 0;
  for (const part of header.slice(0, 400).split(',')) {
    const [range = '', ...parameters] = part.split(';');
    const primary = range.trim().split('-')[0]?.toLowerCase();
    const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
    const weight = quality ? Number(quality.slice(2)) : 1;
    const language = LANGUAGE_CODES.find((code) => code === primary);
    if (language && weight > bestWeight && weight <= 1) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}

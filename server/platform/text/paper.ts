/** Where people print on US Letter. */
const LETTER: ReadonlySet<string> = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'PR', 'GT']);

/** The paper of a person's country; A4 where none is stated. */
export function paperOf(country: string | null): 'a4' | 'us-letter' {
  return country !== null && LETTER.has(country) ? 'us-letter' : 'a4';
}

/** The first object of a text, and whether it was cut off inside one of its strings. */
type LenientObject = { json: string; cutInString: boolean };

/** What a string that was cut off ends with, so that its owner knows it from a whole one. */
export const CUT = '\uE000';

const ESCAPES = /["\\/bfnrt]/;
const CONTROLS: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * JSON as models write it, made strict: raw line breaks and lone quotes in strings, escapes that JSON does not know (`\{{`),
 * trailing commas, an end that is missing. What comes before the first object and after it is left out. Linear.
 */
export function lenientJson(text: string): LenientObject | undefined {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  const open: string[] = [];
  let out = '';
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (inString) {
      if (char === '\\') {
        const next = text.charAt(at + 1);
        const isKnown =
          ESCAPES.test(next) ||
          (next === 'u' && /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6)));
        out += isKnown ? char + next : '\\\\';
        if (isKnown) at += 1;
      } else if (char === '"') {
        inString = !endsString(text, at + 1);
        out += inString ? '\\"' : '"';
      } else if (char < ' ') out += CONTROLS[char] ?? '';
      else out += char;
      continue;
    }
    if (char === '"') inString = true;
    else if (char === '{' || char === '[') open.push(char === '{' ? '}' : ']');
    else if (char === '}' || char === ']') {
      out = withoutComma(out);
      if (open.pop() !== char) return undefined;
      if (open.length === 0) return { json: out + char, cutInString: false };
    }
    out += char;
  }
  const ended = inString ? `${out}${CUT}"` : withoutComma(out);
  return { json: closed(ended, open), cutInString: inString };
}

/** A quote ends its string where JSON goes on, or the text ends. */
function endsString(text: string, from: number): boolean {
  for (let at = from; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char !== ' ' && char !== '\n' && char !== '\r' && char !== '\t')
      return char === ',' || char === ':' || char === '}' || char === ']';
  }
  return true;
}

function withoutComma(json: string): string {
  const kept = json.trimEnd();
  return kept.endsWith(',') ? kept.slice(0, -1) : json;
}

/** A key that has lost its value gets none. */
function closed(json: string, open: readonly string[]): string {
  const ends = open.toReversed().join('');
  const kept = json.trimEnd();
  return kept.endsWith(':') ? `${kept}null${ends}` : `${kept}${ends}`;
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** One literal string from its opening bracket on: its bytes, and where it ends. */
const literal = (content: string, open: number): { bytes: string; end: number } => {
  let bytes = '';
  let depth = 1;
  let at = open + 1;
  for (; at < content.length; at += 1) {
    const char = content[at] ?? '';
    if (char === '\\') {
      const octal = /^[0-7]{1,3}/.exec(content.slice(at + 1, at + 4))?.[0];
      const next = content[at + 1] ?? '';
      bytes += octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (ESCAPES[next] ?? next);
      at += octal ? octal.length : 1;
      continue;
    }
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth === 0) break;
    bytes += char;
  }
  return { bytes, end: at };
};

/** What `TJ` and `Tj` are given: two-byte glyphs, as four hexadecimal digits each, and the room between them. */
export const shownItems = (content: string): Array<string | number> => {
  const items: Array<string | number> = [];
  for (let at = 0; at < content.length; at += 1) {
    let hex = '';
    if (content[at] === '(') {
      const { bytes, end } = literal(content, at);
      hex = Buffer.from(bytes, 'latin1').toString('hex');
      at = end;
    } else if (content[at] === '<' && content[at + 1] !== '<' && content[at - 1] !== '<') {
      const end = content.indexOf('>', at);
      hex = content.slice(at + 1, end);
      at = end;
    } else {
      const number = /^-?[\d.]+/.exec(content.slice(at, at + 20))?.[0];
      if (number === undefined) continue;
      items.push(Number(number));
      at += number.length - 1;
    }
    items.push(...(hex.toUpperCase().match(/[0-9A-F]{4}/g) ?? []));
  }
  return items;
};

/** The glyphs alone that a piece of a content stream shows. */
export const shownGlyphs = (content: string): string[] =>
  shownItems(content).filter((item) => typeof item === 'string');

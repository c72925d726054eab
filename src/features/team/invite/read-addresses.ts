export type Addressee = { email: string; name?: string };
export type ReadAddresses = {
  /** Each once, in the order of the text. */
  people: Addressee[];
  /** What is no address. */
  unread: string[];
};

const SEPARATORS = /[\n\r\t,;،、；，]/u;

/**
 * Addresses as they come from a mail program, a table or a list: `ada@example.com`,
 * `Ada Lovelace <ada@example.com>`, `"Lovelace, Ada" <ada@example.com>`, in any mixture.
 */
export function readAddresses(text: string): ReadAddresses {
  const people = new Map<string, Addressee>();
  const unread: string[] = [];
  const add = (written: string, name = '') => {
    const email = bare(written);
    const key = email.toLowerCase();
    const given = name.replaceAll('"', '').trim();
    if (!isAddress(email)) unread.push(written);
    else if (!people.has(key)) people.set(key, { email, ...(given && { name: given }) });
  };
  for (const piece of splitOutsideQuotes(text)) {
    let rest = piece;
    for (let end = rest.indexOf('>'); end >= 0; end = rest.indexOf('>')) {
      const start = rest.lastIndexOf('<', end);
      if (start < 0) break;
      add(rest.slice(start + 1, end), rest.slice(0, start));
      rest = rest.slice(end + 1);
    }
    for (const word of rest.split(/\s/u)) if (word !== '') add(word);
  }
  return { people: [...people.values()], unread };
}

/** Pieces between separators; one within quotes is part of a name. */
function splitOutsideQuotes(text: string): string[] {
  const pieces = [''];
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (!isQuoted && SEPARATORS.test(character)) pieces.push('');
    else pieces.push(`${pieces.pop() ?? ''}${character}`);
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

/** Without what surrounds an address in running text. */
function bare(written: string): string {
  const text = written.trim().replace(/^mailto:/iu, '');
  let [start, end] = [0, text.length];
  while (start < end && `("'`.includes(text.charAt(start))) start += 1;
  while (end > start && `)"'.`.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** The form of an address; whether it exists is found out by mailing it. */
function isAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    more.length === 0 &&
    local !== '' &&
    text.length <= 254 &&
    !/[\s<>"]/u.test(text) &&
    labels.length > 1 &&
    labels.every((label) => label !== '')
  );
}

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

/** Accents every letter and lengthens by a third; `{{values}}` and `<0>tags</0>` stay. */
export function pseudoText(text: string): string {
  const accented = text
    .split(/(\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\))/u)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part.replaceAll(/[a-z]/giu, (letter) => {
            const accent = ACCENTS[letter.toLowerCase()] ?? letter;
            return letter === letter.toLowerCase() ? accent : accent.toUpperCase();
          }),
    )
    .join('');
  return `[${accented}${'~'.repeat(Math.ceil(text.length / 3))}]`;
}

/** The same tree with every text made foreign. */
export function pseudoLocalise(tree: unknown): unknown {
  if (typeof tree === 'string') return pseudoText(tree);
  if (Array.isArray(tree)) return tree.map(pseudoLocalise);
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, pseudoLocalise(value)]),
  );
}

import type { Kind } from './schema-shapes.ts';
import type { Written } from './typed-values.ts';

/** How a value becomes text (OpenAPI 3.1, "Style Values"). */
export type Style =
  | 'form'
  | 'simple'
  | 'label'
  | 'matrix'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject';

/** A name and its text, the text still percent-encoded where it may be split. */
export type Pair = { name: string; raw: string };
/** Pairs in their order, and by what is before a bracket of their name. */
export type Pairs = { all: readonly Pair[]; byStem: ReadonlyMap<string, readonly Pair[]> };
/** A parameter, or a field of a form, as its document writes it. */
export type Place = {
  name: string;
  style: Style;
  explode: boolean;
  /** Whether a pair of another name belongs to it: a property of an object that is spread. */
  isProperty(name: string): boolean;
};
/** What a text may mean, the likeliest first; empty without one. */
export type Meanings = { meanings: Written[] } | { wrong: string };
type Decode = (raw: string) => string;

const DEEPEST = 16;
const DELIMITERS: Partial<Record<Style, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** Reads pairs: a query, the fields of a form, cookies. */
export function meaningsOfPairs(
  kind: Kind,
  { name, style, explode, isProperty }: Place,
  pairs: Pairs,
  decode: Decode,
): Meanings {
  const named = pairs.byStem.get(stemOf(name)) ?? [];
  const own = named.filter((pair) => pair.name === name).map(({ raw }) => raw);
  if (style === 'deepObject' && kind !== 'text') {
    const tree = treeOf(name, named, decode);
    if (tree.size > 0) return { meanings: [tree] };
    return own.length > 0 ? { wrong: `it is not written as ${name}[field]` } : { meanings: [] };
  }
  if (kind === 'object' && explode && style === 'form') {
    const names = Map.groupBy(
      pairs.all.filter((pair) => isProperty(pair.name)),
      (pair) => pair.name,
    );
    const fields = [...names].map(([field, all]): [string, Written] => [
      field,
      oneOrAll(all.map(({ raw }) => decode(raw))),
    ]);
    return { meanings: fields.length > 0 ? [new Map(fields)] : [] };
  }
  const [first] = own;
  if (first === undefined) return { meanings: [] };
  if (kind === 'text') return { meanings: [oneOrAll(own.map(decode))] };
  if (kind === 'list' && explode) return { meanings: [own.map(decode)] };
  if (own.length > 1) return { wrong: `it comes ${own.length} times, and belongs in one text` };
  const lists = splits(first, DELIMITERS[style] ?? ',', decode);
  return kind === 'list' ? { meanings: lists } : objects(lists);
}

/** Reads one text: of a path or a header. */
export function meaningsOfText(
  kind: Kind,
  { style, explode, ...place }: Place,
  raw: string,
  decode: Decode,
): Meanings {
  if (style === 'matrix') {
    if (!raw.startsWith(';')) return { wrong: 'it does not begin with a semicolon' };
    const pieces = raw.slice(1).split(';');
    const pairs = pairsOf(pieces.map((piece) => pairOf(piece, decode)));
    const read = meaningsOfPairs(kind, { ...place, style: 'form', explode }, pairs, decode);
    const isNamed = 'wrong' in read || read.meanings.length > 0;
    return isNamed ? read : { wrong: `it is not written as ;${place.name}=…` };
  }
  if (style === 'label' && !raw.startsWith('.')) return { wrong: 'it does not begin with a dot' };
  const text = style === 'label' ? raw.slice(1) : raw;
  if (kind === 'text') return { meanings: [decode(text)] };
  // OpenAPI 3.0 has labels split by dots in either case.
  const by = style === 'label' ? (explode ? ['.'] : [',', '.']) : [','];
  const lists = by.flatMap((one) => splits(text, one, decode));
  if (kind === 'list') return { meanings: lists };
  return explode ? objects(by.flatMap((one) => fieldsIn(text, one, decode))) : objects(lists);
}

/** A text's parts by a delimiter, as it was sent; and those of clients that encode the delimiter. */
function splits(raw: string, by: string, decode: Decode): string[][] {
  const encoded = decode(raw).split(by);
  // Spaces and bars cannot come otherwise.
  if (by === ' ' || by === '|') return [encoded];
  const sent = raw.split(by).map(decode);
  return sent.length === encoded.length ? [sent] : [sent, encoded];
}

/** Fields as names and texts (`R=100,G=200`), one after the other. */
const fieldsIn = (text: string, by: string, decode: Decode): string[][] => {
  const pieces = text.split(by);
  if (pieces.some((piece) => !piece.includes('='))) return [['']];
  return [
    pieces.map((piece) => pairOf(piece, decode)).flatMap(({ name, raw }) => [name, decode(raw)]),
  ];
};

/** Names and texts in turn as an object. */
function objects(lists: readonly string[][]): Meanings {
  const even = lists.filter((list) => list.length % 2 === 0);
  if (even.length === 0) return { wrong: 'it is no list of names and values' };
  return {
    meanings: even.map(
      (list) =>
        new Map(
          list.flatMap((name, at): Array<[string, Written]> =>
            at % 2 === 0 ? [[name, list[at + 1] ?? '']] : [],
          ),
        ),
    ),
  };
}

export function pairOf(piece: string, decode: Decode): Pair {
  const at = piece.indexOf('=');
  if (at < 0) return { name: decode(piece), raw: '' };
  return { name: decode(piece.slice(0, at)), raw: piece.slice(at + 1) };
}

const stemOf = (name: string): string => name.split('[', 1)[0] ?? '';

export const pairsOf = (all: readonly Pair[]): Pairs => ({
  all,
  byStem: Map.groupBy(all, ({ name }) => stemOf(name)),
});

const oneOrAll = (texts: readonly string[]): Written => {
  const [first = ''] = texts;
  return texts.length > 1 ? [...texts] : first;
};

/** Fields by the names in brackets: `name[place][lat]=1`. */
function treeOf(name: string, pairs: readonly Pair[], decode: Decode): Map<string, Written> {
  const tree = new Map<string, Written>();
  for (const pair of pairs) {
    if (!isBelow(pair.name, name)) continue;
    const keys = [...pair.name.slice(name.length).matchAll(/\[([^[\]]*)\]/g)].map(
      ([, key = '']) => key,
    );
    put(tree, keys.slice(0, DEEPEST), decode(pair.raw));
  }
  return tree;
}

/** Whether a pair's name is one in brackets of another: `name[…]`. */
export const isBelow = (name: string, above: string): boolean =>
  name.startsWith(`${above}[`) && name.endsWith(']');

function put(tree: Map<string, Written>, keys: readonly string[], text: string): void {
  let node = tree;
  for (const key of keys.slice(0, -1)) {
    const next = node.get(key);
    const below = next instanceof Map ? next : new Map<string, Written>();
    node.set(key, below);
    node = below;
  }
  const last = keys.at(-1) ?? '';
  const known = node.get(last);
  if (known === undefined) node.set(last, text);
  else if (Array.isArray(known)) known.push(text);
  else node.set(last, [known, text]);
}

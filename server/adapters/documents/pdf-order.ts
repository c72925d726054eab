import { type PdfFile, streamText } from './pdf-file.ts';
import { fontTexts, itemText, type PageFonts, pageFonts, reference } from './pdf-fonts.ts';
import { childrenOf, parentsOf, partOf, withChildren } from './pdf-structure.ts';
import { logicalOrder, type Piece } from './logical-order.ts';

/** A marked item of a page with its place and its letters. */
type Part = Piece & { id: number; y: number };

/** Where marked parts stand in reading order, by page object and id. */
type Places = Map<string, number>;

const INLINE = /\/S \/(?:Span|Strong|Em|Link|Code)\n/;

/** Signs above and below stand up to so many points from their line. */
const SAME_LINE = 7;

/** A page's marked items of text, in the order of the page. */
const itemsOf = (content: string, fonts: PageFonts): Part[] =>
  [...content.matchAll(/(?:^|\n)\/\w+ <<\s*\/MCID (\d+)/g)].map(({ 1: id, index }, at, all) => {
    const item = content.slice(index, all[at + 1]?.index);
    const [, x, y, colour = ''] =
      /\nq\n1 0 0 -1 ([\d.-]+) ([\d.-]+) cm\n([^()<>]*?)BT\n/.exec(item) ?? [];
    const [face = ''] = /\/f\d+ [\d.]+ Tf/.exec(item) ?? [];
    return {
      id: Number(id),
      x: Number(x ?? 0),
      y: Number(y ?? 0),
      text: itemText(item, fonts),
      look: colour + face,
    };
  });

/** The ids of a page's items in the order in which they are read. */
const readingOrder = (items: readonly Part[], blockOf: (id: number) => number): number[] => {
  const lines: Part[][] = [];
  for (const item of items) {
    const block = blockOf(item.id);
    const line = lines.at(-1);
    const [first] = line ?? [];
    const same = first && blockOf(first.id) === block && Math.abs(first.y - item.y) < SAME_LINE;
    if (same) line?.push(item);
    else lines.push([item]);
  }
  return lines.flatMap((line) => logicalOrder(line).map(({ id }) => id));
};

const blockFinder = ({ objects }: PdfFile, parents: readonly number[]) => {
  const known = new Map<number, number>();
  return (id: number): number => {
    const parent = parents[id] ?? -1;
    const found = known.get(parent);
    if (found !== undefined) return found;
    let element = parent;
    for (let value = objects.get(element)?.value; value && INLINE.test(value);) {
      element = reference(value, 'P');
      value = objects.get(element)?.value;
    }
    known.set(parent, element);
    return element;
  };
};

/** Puts the content of a paragraph into reading order in the structure too: screen readers follow it. */
const orderStructure = (file: PdfFile, places: Places): void => {
  const first = new Map<number, number>();
  const placeOf = (child: string, page: number): number | undefined => {
    const part = partOf(child, page);
    if (part) return places.get(`${part.page} ${part.id}`);
    const element = /^(\d+) 0 R$/.exec(child)?.[1];
    return element === undefined ? undefined : firstPlace(Number(element));
  };
  const firstPlace = (element: number): number => {
    const known = first.get(element);
    if (known !== undefined) return known;
    const value = file.objects.get(element)?.value ?? '';
    first.set(element, Number.POSITIVE_INFINITY);
    const found = childrenOf(value).map((child) => placeOf(child, reference(value, 'Pg')));
    const least = Math.min(...found.map((place) => place ?? Number.POSITIVE_INFINITY));
    first.set(element, least);
    return least;
  };
  for (const [number, object] of file.objects) {
    if (!object.value.includes('/Type /StructElem')) continue;
    const children = childrenOf(object.value);
    if (children.length < 2 || !children.some((child) => !child.endsWith(' R'))) continue;
    const page = reference(object.value, 'Pg');
    let last = 0;
    // A link's annotation stays behind its text.
    const placed = children.map((child) => {
      last = placeOf(child, page) ?? last;
      return { child, place: last };
    });
    const sorted = placed.toSorted((a, b) => a.place - b.place).map(({ child }) => child);
    file.objects.set(number, { ...object, value: withChildren(object.value, sorted) });
  }
};

/**
 * Typst lists the pieces of a right-to-left run from left to right. Here they come in the order of
 * reading. Only the structure changes: what reads a page as it is drawn needs the drawing's order.
 */
export const orderText = (file: PdfFile): void => {
  const places: Places = new Map();
  const fonts = fontTexts(file);
  for (const [number, { value }] of file.objects) {
    if (!/\/Type \/Page\n/.test(value)) continue;
    const object = file.objects.get(reference(value, 'Contents'));
    const content = (object && streamText(object)) ?? '';
    const blockOf = blockFinder(file, parentsOf(file, value));
    for (const id of readingOrder(itemsOf(content, pageFonts(value, fonts)), blockOf)) {
      places.set(`${number} ${id}`, places.size + 1);
    }
  }
  orderStructure(file, places);
};

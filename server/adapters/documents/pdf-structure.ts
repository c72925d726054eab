import type { PdfFile } from './pdf-file.ts';
import { reference } from './pdf-fonts.ts';

const CHILDREN = /\/K \[((?:[^[\]<>]|<<[^<>]*>>)*)\]/;

/** Children of an element of the structure, as written: elements, marked parts, annotations. */
export const childrenOf = (value: string): string[] =>
  CHILDREN.exec(value)?.[1]?.match(/<<[^<>]*>>|\d+ 0 R|\d+/g) ?? [];

export const withChildren = (value: string, children: readonly string[]): string =>
  value.replace(CHILDREN, () => `/K [${children.join(' ')}]`);

/** The id of a child that is a marked part, and its page. */
export const partOf = (child: string, page: number): { id: string; page: number } | undefined => {
  const id = /\/MCID (\d+)/.exec(child)?.[1] ?? /^\d+$/.exec(child)?.[0];
  if (id === undefined) return undefined;
  return { id, page: child.startsWith('<<') ? reference(child, 'Pg') : page };
};

/** The number of the list that holds the parent of each marked part of a page. */
const parentList = ({ objects }: PdfFile, page: string): number => {
  const key = /\/StructParents (\d+)/.exec(page)?.[1];
  const root = [...objects.values()].find(({ value }) => value.includes('/StructTreeRoot\n'));
  const numbers = /\/Nums \[([^\]/]*)\]/.exec(root?.value ?? '')?.[1] ?? '';
  return Number(new RegExp(`(?:^| )${key} (\\d+) 0 R`).exec(numbers)?.[1]);
};

const PARENT = /(\d{1,10}) 0 R|null/g;

/** The parent of each marked part of a page. */
export const parentsOf = (file: PdfFile, page: string): number[] => {
  const value = file.objects.get(parentList(file, page))?.value ?? '';
  return [...value.matchAll(PARENT)].map(([, parent]) => Number(parent ?? 0));
};

/** Takes marked parts that are no longer on a page out of the structure. */
export const dropParts = (file: PdfFile, page: number, ids: ReadonlySet<number>): void => {
  if (ids.size === 0) return;
  const number = parentList(file, file.objects.get(page)?.value ?? '');
  const list = file.objects.get(number);
  if (!list) return;
  const parents = parentsOf(file, file.objects.get(page)?.value ?? '');
  let at = -1;
  const value = list.value.replace(PARENT, (parent) => {
    at += 1;
    return ids.has(at) ? 'null' : parent;
  });
  file.objects.set(number, { ...list, value });
  for (const parent of new Set([...ids].map((id) => parents[id] ?? 0))) {
    const element = file.objects.get(parent);
    if (!element) continue;
    const own = reference(element.value, 'Pg');
    const kept = childrenOf(element.value).filter((child) => {
      const part = partOf(child, own);
      return part?.page !== page || !ids.has(Number(part.id));
    });
    file.objects.set(parent, { ...element, value: withChildren(element.value, kept) });
  }
};

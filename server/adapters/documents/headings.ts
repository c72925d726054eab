import type { Block } from './content.ts';

/** Headings without gaps (1, 2, 2, 3 …): a tagged PDF may not skip a level. */
export const closeHeadingGaps = (tree: readonly Block[]): Block[] => {
  const open: number[] = [];
  return tree.map((block): Block => {
    if (block.k === 'quote') return { ...block, c: flatHeadings(block.c) };
    if (block.k === 'list') {
      return { ...block, items: block.items.map((item) => ({ ...item, c: flatHeadings(item.c) })) };
    }
    if (block.k !== 'heading') return block;
    while (open.length > 0 && (open.at(-1) ?? 0) >= block.level) open.pop();
    open.push(block.level);
    return { ...block, level: Math.min(open.length, 4) };
  });
};

/** Inside lists and quotes a heading is a bold paragraph: it is no part of the outline. */
const flatHeadings = (tree: readonly Block[]): Block[] =>
  tree.map((block): Block => {
    if (block.k === 'heading') {
      return { k: 'paragraph', dir: block.dir, lang: block.lang, c: [{ t: 'strong', c: block.c }] };
    }
    if (block.k === 'quote') return { ...block, c: flatHeadings(block.c) };
    if (block.k === 'list') {
      return { ...block, items: block.items.map((item) => ({ ...item, c: flatHeadings(item.c) })) };
    }
    return block;
  });

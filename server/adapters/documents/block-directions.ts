import type { Block, Flow, Inline } from './content.ts';
import type { Direction } from '#core/text/direction.ts';
import { proseText } from './inline-text.ts';

/** The words of blocks, as far as they tell a direction. */
export const blockText = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.k === 'list') return block.items.map((item) => blockText(item.c)).join(' ');
      if (block.k === 'quote') return blockText(block.c);
      if (block.k === 'table')
        return block.rows
          .flat()
          .map((cell) => proseText(cell.c))
          .join(' ');
      return 'c' in block ? proseText(block.c) : '';
    })
    .join(' ');

/** A text as one flow, or line by line where its lines go in different directions. */
export const separateLines = (whole: Flow, flowOf: (line: Inline[]) => Flow): Flow[] => {
  const lines: Inline[][] = [[]];
  for (const node of whole.c) {
    if (node.t === 'break') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  const flows = lines.filter((line) => line.length > 0).map(flowOf);
  if (flows.every(({ dir }) => dir === flows[0]?.dir)) return [whole];
  return flows.map((flow, index) => (index < flows.length - 1 ? { ...flow, open: true } : flow));
};

/** Everything of a list's item at the list's own edge. */
export const oneEdge = (blocks: readonly Block[], edge: Direction): Block[] =>
  blocks.map((block): Block => {
    if (block.k === 'paragraph' || block.k === 'heading') return { ...block, edge };
    if (block.k !== 'list') return block;
    return {
      ...block,
      dir: edge,
      items: block.items.map((item) => ({ ...item, c: oneEdge(item.c, edge) })),
    };
  });

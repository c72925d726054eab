import type { Nodes, Root } from 'mdast';

/** Addresses of `[label]: address` by label; the first of a label counts. */
export const definitionsOf = (tree: Root): Map<string, string> => {
  const found = new Map<string, string>();
  const visit = (node: Nodes, depth: number): void => {
    if (node.type === 'definition' && !found.has(node.identifier)) {
      found.set(node.identifier, node.url);
    }
    if ('children' in node && depth < 60)
      for (const child of node.children) visit(child, depth + 1);
  };
  visit(tree, 0);
  return found;
};

import type { ContractDocument } from '../document/document.ts';
import type { ContractFiles } from './contract-files.ts';
import { pointerOf, type Located, type Source } from './source.ts';

/** A contract in one document, and where each part of it was written. */
export type Bundle = {
  document: ContractDocument;
  /** `openapi.yaml:12` of a JSON pointer without `#`. */
  placeOf(pointer: string): string;
};

/** Where the parts of other files stay in the bundle. */
const FILES = 'x-files';

/** One document of all files: references that leave a file lead to `#/x-files/N`. @throws DocumentError */
export function bundleOf(files: ContractFiles): Bundle {
  const sources: Source[] = [files.root.source];
  const values: unknown[] = [];
  const numberOf = (source: Source): number => {
    const known = sources.indexOf(source);
    return known >= 0 ? known : sources.push(source) - 1;
  };
  const copy = (node: Located): unknown => {
    const { value, source, path } = node;
    if (typeof value !== 'object' || value === null) return value;
    const at = (key: string, inner: unknown) =>
      copy({ value: inner, source, path: [...path, key] });
    if (Array.isArray(value)) return value.map((inner, index) => at(String(index), inner));
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        if (key !== '$ref' || typeof inner !== 'string') return [key, at(key, inner)];
        if (inner.startsWith('#/') && source === files.root.source) return [key, inner];
        const target = files.target(node, inner);
        const number = numberOf(target.source);
        const pointer = pointerOf(target).slice(1);
        return [key, number === 0 ? `#${pointer}` : `#/${FILES}/${number}${pointer}`];
      }),
    );
  };
  // Copying a file may find further ones.
  for (let number = 0; number < sources.length; number += 1) {
    const source = sources[number];
    if (source) values[number] = copy({ value: source.value, source, path: [] });
  }
  const [root, ...others] = values;
  const document = root as ContractDocument & { [FILES]?: Record<string, unknown> };
  if (others.length > 0)
    document[FILES] = Object.fromEntries(others.map((value, index) => [index + 1, value]));
  const placeOf = (pointer: string): string => {
    const path = pointer
      .split('/')
      .slice(1)
      .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
    const isOther = path[0] === FILES;
    const source = sources[isOther ? Number(path[1]) : 0] ?? files.root.source;
    return `${source.location}:${source.lineOf(isOther ? path.slice(2) : path)}`;
  };
  return { document, placeOf };
}

import { useSearchParams } from 'react-router-dom';
import { useSingleKey } from '../use-single-key.ts';

export type Comparison = {
  /** The other draft; undefined where none is compared. */
  other: number | undefined;
  /** Null ends the comparison. */
  compareWith: (index: number | null) => void;
  toggle: () => void;
};

const PARAM = 'compare';

/** Which draft the open one is compared with. The address says so; the key D begins and ends it. */
export function useComparison(index: number, count: number): Comparison {
  const [search, setSearch] = useSearchParams();
  const compareWith = (next: number | null) =>
    setSearch(
      (current) => {
        if (next === null) current.delete(PARAM);
        else current.set(PARAM, String(next + 1));
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  const neighbour = index === 0 ? 1 : index - 1;
  const asked = Number(search.get(PARAM)) - 1;
  const isAsked = search.has(PARAM) && count > 1;
  const isThere = Number.isInteger(asked) && asked >= 0 && asked < count && asked !== index;
  const other = isAsked ? (isThere ? asked : neighbour) : undefined;
  const toggle = () => compareWith(other === undefined ? neighbour : null);
  useSingleKey('d', () => {
    if (count > 1) toggle();
  });
  return { other, compareWith, toggle };
}

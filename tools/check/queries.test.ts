import { expect, it } from 'vitest';
import { checkQueries, handledByHand, queryHooks } from './queries.ts';

const hooks = new Set(['useListCards', 'useQuery']);

it.each([
  ['const cards = useListCards();', ['useListCards']],
  ['const { data, error } = useListCards(params);', ['useListCards']],
  ['const { isPending } = useListCards();', ['useListCards']],
  ['const { data, ...rest } = useListCards();', ['useListCards']],
  ['if (useListCards().isPending) return <Skeletons />;', ['useListCards']],
  ['return <QueryError query={useListCards()} />;', ['useListCards']],
  ['const quote = useQuery<Quote>(options);', ['useQuery']],
  ['const { data } = useListCards();', []],
  ['const { data: cards } = useListCards({ query: { enabled } });', []],
  ['const items = useListCards().data?.items ?? [];', []],
  ['useListCards();', []],
  ['const cards = useListCardsSuspense();', []],
])('%s', async (line, expected) => {
  expect(await handledByHand(`function Page() { ${line} }`, hooks)).toEqual(expected);
});

it('knows the hooks of queries, and not those of mutations', () => {
  const generated = `
export function useListCards<TData>(options) {}
export function useListCardsSuspense<TData>(options) {}
export const useRemoveCard = (options) => {};`;
  expect(queryHooks(generated)).toEqual(['useListCards']);
});

it('holds in the interface, with no exception that nothing needs', async () => {
  expect(await checkQueries()).toEqual([]);
});

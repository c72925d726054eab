import { expect, it } from 'vitest';
import { estimateTokens } from '#core/text/estimate-tokens.ts';
import { fitContext } from './fit-context.ts';

const { signal } = new AbortController();
const LONG = 'word '.repeat(400);
const choices = [() => [{ content: LONG }], () => [{ content: 'short' }]] as const;
const fit = (most: number | undefined) =>
  fitContext(() => Promise.resolve(most), choices, { reserve: 100, signal });

it('takes the first choice that leaves room for the answer', async () => {
  const tokens = estimateTokens(LONG);
  expect(await fit(tokens + 100)).toEqual([{ content: LONG }]);
  expect(await fit(tokens + 99)).toEqual([{ content: 'short' }]);
  expect(await fit(undefined)).toEqual([{ content: LONG }]);
  await expect(fit(100)).rejects.toMatchObject({ kind: 'context', size: { most: 100 } });
});

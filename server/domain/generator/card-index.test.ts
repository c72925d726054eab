import { expect, it } from 'vitest';
import { cardsIn } from '../cards/card-files.ts';
import { indexOf, preloadIndexes } from './card-index.ts';

it('preloads what the first goal would otherwise build', async () => {
  await preloadIndexes(['zh']);
  const index = indexOf('zh');
  expect(index.cards.length).toBeGreaterThan(50);
  expect(cardsIn('zh')).toEqual(expect.arrayContaining([...index.cards]));
  expect(indexOf('zh')).toBe(index);
});

import { expect, it } from 'vitest';
import { fittingCount } from './fitting-count.ts';

const line = { gap: 4, more: 60 };

it('all fit where the last one ends within the room', () => {
  expect(fittingCount([100, 100, 100], { ...line, room: 308 })).toBe(3);
});

it('otherwise the button for the others takes its room, too', () => {
  expect(fittingCount([100, 100, 100], { ...line, room: 307 })).toBe(2);
  expect(fittingCount([100, 100, 100], { ...line, room: 267 })).toBe(1);
});

it('in no room at all everything is under the button', () => {
  expect(fittingCount([100, 100], { ...line, room: 0 })).toBe(0);
  expect(fittingCount([], { ...line, room: 0 })).toBe(0);
});

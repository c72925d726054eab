import { expect, it } from 'vitest';
import { foldGoal, foldGoalWithOffsets } from './fold-goal.ts';

it('traditional script reads like simplified script', () => {
  expect(foldGoal('婚宴致辭，三分鐘左右')).toBe(foldGoal('婚宴致辞，三分钟左右'));
});

it('each character stays at its place, and the way back finds the original', () => {
  const goal = '寫一封「道歉信」給Ann';
  const { text, map } = foldGoalWithOffsets(goal);
  expect(text).toBe('写一封「道歉信」给ann');
  expect(goal.slice(map[text.indexOf('给')], map[text.length])).toBe('給Ann');
});

import { describe, expect, it } from 'vitest';
import { keptFormats, lastDays, localDate, startOfDay } from './local-days.ts';

describe('local days', () => {
  it('tells the day by the zone, not by UTC', () => {
    const late = new Date('2026-11-20T23:30:00Z');
    expect(localDate(late, 'UTC')).toBe('2026-11-20');
    expect(localDate(late, 'Asia/Beirut')).toBe('2026-11-21');
    expect(localDate(late, 'America/Los_Angeles')).toBe('2026-11-20');
    expect(localDate(late, 'Nowhere/Land')).toBe('2026-11-20');
  });

  it('keeps one format for a zone, however it is spelt, and a bounded number in all', () => {
    const at = new Date('2026-11-20T23:30:00Z');
    localDate(at, 'Europe/Berlin');
    const before = keptFormats();
    for (let spelling = 0; spelling < 4_096; spelling += 1) {
      const letters = [...'europe/berlin'].map((letter, index) =>
        (spelling >> index) & 1 ? letter.toUpperCase() : letter,
      );
      expect(localDate(at, letters.join(''))).toBe('2026-11-21');
    }
    expect(keptFormats()).toBe(before);
    for (let made = 0; made < 1_500; made += 1) localDate(at, `Nowhere/${made}`);
    expect(keptFormats()).toBeLessThanOrEqual(700);
  });

  it('lists every day once, also over a change of clocks and a leap day', () => {
    expect(lastDays(new Date('2028-03-01T12:00:00Z'), 'UTC', 3)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
    const autumn = lastDays(new Date('2026-11-02T12:00:00Z'), 'America/New_York', 30);
    expect(new Set(autumn).size).toBe(30);
  });

  it('finds where a day begins', () => {
    const start = (date: string, zone: string) => startOfDay(date, zone).toISOString();
    expect(start('2026-11-20', 'UTC')).toBe('2026-11-20T00:00:00.000Z');
    expect(start('2026-11-20', 'Asia/Kathmandu')).toBe('2026-11-19T18:15:00.000Z');
    expect(start('2026-11-20', 'Pacific/Kiritimati')).toBe('2026-11-19T10:00:00.000Z');
    // Beirut's clocks go forward at midnight: the day begins at one o'clock.
    expect(start('2026-03-29', 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z');
  });
});

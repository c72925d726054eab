import { expect, it, vi } from 'vitest';
import { createStorageArea } from '#src/lib/storage.ts';
import { recentCommands, rememberCommand } from './recent-commands.ts';
import { listOf, shellCommands } from './shell-commands.ts';
import type { Command } from './command-types.ts';

const command = (id: string, more: Partial<Command> = {}): Command => ({
  id,
  title: id,
  group: 'Screens',
  run: () => undefined,
  ...more,
});
const nowhere = () => createStorageArea(() => undefined);

it('the newest come first, each once, five at most', () => {
  const area = nowhere();
  const known = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => command(id));
  for (const one of [...known, command('d')]) rememberCommand(area, one);
  const recent = recentCommands(area, known, 'Recent', () => undefined);
  expect(recent.map(({ id }) => id)).toEqual(['d', 'f', 'e', 'c', 'b']);
  expect(new Set(recent.map(({ group }) => group))).toEqual(new Set(['Recent']));
});

it('a known command comes in the words of now, and does what it does now', () => {
  const area = nowhere();
  rememberCommand(area, command('action:mode', { title: 'Switch to light mode' }));
  const run = vi.fn<() => void>();
  const now = command('action:mode', { title: 'Switch to dark mode', run });
  const [recent] = recentCommands(area, [now], 'Recent', () => undefined);
  expect(recent?.title).toBe('Switch to dark mode');
  recent?.run();
  expect(run).toHaveBeenCalledOnce();
});

it('what a search found is opened by its path, and by no other site’s', () => {
  const area = nowhere();
  rememberCommand(area, command('prompt:1', { path: '/promptgenrator-edit/1' }));
  rememberCommand(area, command('prompt:2', { path: 'https://evil.example' }));
  rememberCommand(area, command('screen:/team'));
  const open = vi.fn<(path: string) => void>();
  const recent = recentCommands(area, [], 'Recent', open);
  expect(recent.map(({ id }) => id)).toEqual(['prompt:1']);
  recent[0]?.run();
  expect(open).toHaveBeenCalledWith('/promptgenrator-edit/1');
});

it('logging out is not remembered, so that one who stays in is not offered it first', () => {
  const area = nowhere();
  const nothing = () => undefined;
  const commands = listOf(
    shellCommands({
      texts: { group: '', shortcuts: '', language: '', logout: 'Logout' },
      mode: { ...command('action:mode'), icon: '' },
      language: 'en',
      languages: [],
      onShortcuts: nothing,
      onLanguage: nothing,
      onLogout: nothing,
    }),
  );
  for (const one of commands) rememberCommand(area, one);
  const recent = recentCommands(area, commands, 'Recent', nothing);
  expect(commands.map(({ id }) => id)).toContain('action:logout');
  expect(recent.map(({ id }) => id)).toEqual(['action:shortcuts', 'action:mode']);
});

import { describe, expect, it } from 'vitest';
import { initials } from '../lib/initials.ts';
import { chatColor, chatUrl, isChatAllowed } from './chat/chat-rules.ts';
import type { Command } from './command-palette/command-types.ts';
import { groupCommands, matchCommands } from './command-palette/match-commands.ts';
import { matchShortcut, type KeyPress } from './shortcuts/match-shortcut.ts';

describe('live chat', () => {
  it.each([
    '/reset-password',
    '/reset-password/abc',
    '/verify/email',
    '/check/email',
    '/payment-success',
    '/payment-fail',
    '/checkout',
    '/Checkout',
    '/invitation/abc',
  ])('never stands on %s', (path) => expect(isChatAllowed(path)).toBe(false));

  it.each(['/', '/promptlist', '/checkoutish'])('may stand on %s', (path) =>
    expect(isChatAllowed(path)).toBe(true),
  );

  const chat = { id: 'w 1', color: '#0a744a', origin: 'https://chat.example/widget' };

  it('is addressed with id, colour and language', () => {
    expect(chatUrl(chat, 'ar', 'https://app.example')).toBe(
      'https://chat.example/widget?id=w+1&color=%230a744a&lang=ar',
    );
  });

  it.each(['https://app.example/chat', 'http://chat.example', 'javascript:alert(1)', 'nonsense'])(
    'does not load from %s',
    (origin) => expect(chatUrl({ ...chat, origin }, 'en', 'https://app.example')).toBeNull(),
  );

  it('takes only a colour for a colour', () => {
    expect(chatColor('#AA3366')).toBe('#AA3366');
    expect(chatColor('red; background: url(x)')).toBeUndefined();
  });
});

describe('command palette', () => {
  const command = (title: string, more: Partial<Command> = {}): Command => ({
    id: title,
    title,
    group: 'Screens',
    run: () => undefined,
    ...more,
  });
  const titles = (query: string, list: Command[]) =>
    matchCommands(list, query).map(({ title }) => title);

  it('shows everything before a word is typed', () => {
    expect(titles('  ', [command('A'), command('B')])).toEqual(['A', 'B']);
  });

  it('every word must occur, in the title or beside it', () => {
    const list = [command('Prompts Library', { keywords: ['saved'] }), command('Billing History')];
    expect(titles('lib saved', list)).toEqual(['Prompts Library']);
    expect(titles('lib history', list)).toEqual([]);
  });

  it('accents and case do not matter', () => {
    expect(titles('equipo', [command('Équipo')])).toEqual(['Équipo']);
  });

  it('a title that begins with the word comes first', () => {
    const list = [
      command('User Profile'),
      command('Profile'),
      command('Edit', { hint: 'profile' }),
    ];
    expect(titles('profile', list)).toEqual(['Profile', 'User Profile', 'Edit']);
  });

  it('groups stand in the order in which they first occur', () => {
    const list = [command('A'), command('p', { group: 'Prompts' }), command('B')];
    expect(groupCommands(list).map(({ group, commands }) => [group, commands.length])).toEqual([
      ['Screens', 2],
      ['Prompts', 1],
    ]);
  });
});

describe('shortcuts', () => {
  const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    isComposing: false,
    defaultPrevented: false,
    isTyping: false,
    ...more,
  });

  it('Ctrl or Cmd with K opens the palette, also while typing', () => {
    expect(matchShortcut(press('k', { ctrlKey: true, isTyping: true }), false)).toBe('palette');
    expect(matchShortcut(press('K', { metaKey: true }), true)).toBe('palette');
  });

  it('? shows the sheet, but not while typing', () => {
    expect(matchShortcut(press('?'), true)).toBe('sheet');
    expect(matchShortcut(press('?', { isTyping: true }), true)).toBeNull();
  });

  it('single keys can be turned off', () => {
    expect(matchShortcut(press('?'), false)).toBeNull();
    expect(matchShortcut(press('m'), false)).toBeNull();
  });

  it('leaves alone what another has taken or what an input method composes', () => {
    expect(matchShortcut(press('?', { defaultPrevented: true }), true)).toBeNull();
    expect(matchShortcut(press('k', { ctrlKey: true, isComposing: true }), true)).toBeNull();
    expect(matchShortcut(press('?', { altKey: true }), true)).toBeNull();
  });
});

describe('initials', () => {
  it.each([
    ['Amira Haddad', 'AH'],
    ['sofía', 'S'],
    ['أميرة حداد', 'أ\u200Cح'],
    ['ليلى الحدّاد', 'ل\u200Cح'],
    ['Ada Augusta Obi', 'AO'],
    ['  ', '?'],
  ])('of %j are %j', (name, letters) => expect(initials(name)).toBe(letters));
});

import { expect, test } from 'vitest';
import { readAddresses } from './read-addresses.ts';

const [ada, bob, eve] = ['ada@example.com', 'bob@example.com', 'eve@example.com'];

test.each([
  [ada, [ada]],
  [`${ada}, ${bob};${eve}`, [ada, bob, eve]],
  [`${ada}\n${bob}\r\n\t${eve} `, [ada, bob, eve]],
  [`${ada} ${bob}`, [ada, bob]],
  [`${ada}، ${bob}`, [ada, bob]],
  [`mailto:${ada}`, [ada]],
  [`(${ada}). `, [ada]],
  [`${ada}, ADA@example.com`, [ada]],
  ["o'hara@example.com", ["o'hara@example.com"]],
])('%j is read', (text, expected) => {
  const { people, unread } = readAddresses(text);
  expect(unread).toEqual([]);
  expect(people.map(({ email }) => email)).toEqual(expected);
});

test('names come along, with commas in quotes and several on a line', () => {
  const text = 'Ada Lovelace <ada@example.com> Bob <bob@example.com>, "Roe, Eve" <eve@example.com>';
  expect(readAddresses(text).people).toEqual([
    { name: 'Ada Lovelace', email: 'ada@example.com' },
    { name: 'Bob', email: 'bob@example.com' },
    { name: 'Roe, Eve', email: 'eve@example.com' },
  ]);
});

test('what is no address is named, and the rest is read', () => {
  expect(readAddresses('ada@example.com, bob@, @x, a@b, two@at@signs.com, <eve>')).toEqual({
    people: [{ email: 'ada@example.com' }],
    unread: ['bob@', '@x', 'a@b', 'two@at@signs.com', 'eve'],
  });
});

test('an open bracket or quote loses nothing', () => {
  expect(readAddresses('ada@example.com, "Bob <bob@example.com>').people).toEqual([
    { email: 'ada@example.com' },
    { name: 'Bob', email: 'bob@example.com' },
  ]);
  expect(readAddresses('Bob <bob@example.com').unread).toEqual(['Bob', '<bob@example.com']);
});

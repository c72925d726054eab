import { expect, test } from 'vitest';
import { mailName, nameFault } from './person-name.ts';

test.each([
  'Ada',
  'J. R. R.',
  'J.R.R. Tolkien',
  "O'Neill-Śmith",
  'María José de la Cruz',
  'عبد الرحمن',
  'ليلى الحدّاد',
  '王小明',
  'Nguyễn Thị Minh Khai',
  'Smith, Jr.',
  'Dr. Strange',
  'Louis 3rd',
  'Björk Guðmundsdóttir',
  'Jean–Luc',
  'अमिताभ',
])('%s is a name', (name) => expect(nameFault(name)).toBeUndefined());

test.each([
  'Your account is locked, go to https://evil.example/x',
  'evil.example',
  'evil.example/x',
  'www.evil',
  'ＷＷＷ。ｅｖｉｌ。ｅｘａｍｐｌｅ',
  'http:evil',
  'ada@evil',
  '<b>Ada</b>',
  '[click](x)',
  '{{name}}',
  '$t(mail:x)',
  'You have won a prize call now please',
  '12345',
  '!!!',
  'пример.рф',
])('%s is none', (name) => expect(nameFault(name)).toBe('not_a_name'));

test('a name without anything that shows is missing', () => {
  expect(nameFault(' \u202e\u0000 ')).toBe('required');
});

test('a mail uses the name only once the address is verified', () => {
  const user = { email: 'ada.l@example.com', firstName: 'Eve', emailVerifiedAt: null };
  expect(mailName(user)).toBe('ada l');
  expect(mailName({ ...user, emailVerifiedAt: new Date() })).toBe('Eve');
  expect(mailName({ ...user, emailVerifiedAt: new Date(), firstName: 'evil.example' })).toBe(
    'ada l',
  );
  expect(mailName({ ...user, email: 'victim+evil.example@example.com' })).toBe('victim');
});

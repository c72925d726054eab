import { describe, expect, it } from 'vitest';
import { dispositionFault } from './file-names.ts';
import { internalsIn } from './internals.ts';
import { jsonTextFaults } from './json-text.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('JSON text', () => {
  it.each([
    '{"a":1,"b":{"a":1},"c":[{"a":1},{"a":2}]}',
    '{"a":"\\"a\\":","b":"a"}',
    '["a","a"]',
    '"a"',
    '',
    'not JSON',
  ])('%j is read alike by all readers', (text) => {
    expect(jsonTextFaults(Buffer.from(text))).toEqual([]);
  });

  it.each<[bytes: Buffer, fault: RegExp]>([
    [Buffer.from('{"role":"user", "role" : "admin"}'), /names "role" twice/],
    [Buffer.from('[{"a":{"b":1,"c":[{}],"b":2}}]'), /names "b" twice/],
    [Buffer.from('\u{feff}{}'), /byte order mark/],
    [Buffer.from('{"a":"é"}', 'latin1'), /not UTF-8/],
  ])('%s is not', (bytes, fault) => {
    expect(jsonTextFaults(bytes).join()).toMatch(fault);
  });
});

describe('Content-Disposition', () => {
  it.each([
    [`attachment; filename="a.pdf"; filename*=UTF-8''a%20b.pdf`, PDF],
    ['attachment', PDF],
    ['inline; filename=notes.v2', PDF],
    ['attachment; filename="letter.docx.pdf"', PDF],
    ['attachment; filename="a;b.docx"', DOCX],
    ['attachment; filename="a.csv"', 'application/octet-stream'],
  ])('%s is taken for %s', (text, type) => {
    expect(dispositionFault(text, type)).toBeUndefined();
  });

  it.each([
    ['attachment; filename="a.docx"', PDF, /is called a\.docx/],
    [`attachment; filename*=UTF-8''a.csv`, PDF, /is called UTF-8''a\.csv/],
    ['report.pdf', PDF, /ill-formed/],
    ['attachment; filename="a', PDF, /ill-formed/],
  ])('%s is not, for %s', (text, type, fault) => {
    expect(dispositionFault(text, type)).toMatch(fault);
  });
});

describe('internals', () => {
  const found = (text: string, status = 404, asked = '', headers = {}) =>
    internalsIn({ status, text, asked, headers: new Headers(headers) });

  it.each([
    ['at read (/srv/app/books.js:3:9)', /stack/],
    ['at file:///srv/app.js:1:2', /stack/],
    [String.raw`at Object.<anonymous> (C:\app\main.js:3:9)`, /stack/],
    ['at com.shop.Orders.save(Orders.java:42)', /stack/],
    ['at Shop.Prompts.Read(Guid id) in /src/Prompts.cs:line 42', /stack/],
    ['#0 /var/www/index.php(12): save()', /stack/],
    ['goroutine 1 [running]:\nmain.main()', /stack/],
    ["/srv/app/books.rb:3:in 'save'", /stack/],
    ['duplicate key value violates unique constraint "users_email"', /database/],
    ['postgres://shop:secret@db:5432/shop', /password/],
    ['$2b$10$N9qo8uLOickgx2ZMRZoMye', /hash/],
    ['insert into users (id) values (1)', /statement/],
  ])('%s is one', (text, name) => {
    expect(found(text).join()).toMatch(name);
  });

  it.each([
    'Meet me at 10:30:15 at the harbour.',
    'Select a card from the list where it fits.',
    'Warning: the plan ends in 3 days.',
    'Look at /books/3.',
  ])('%s is none', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are looked for in headers, and a statement in what people wrote is none', () => {
    const statement = 'select * from users where id = $1';
    expect(found('', 200, '', { 'x-debug': statement })).toEqual(['a statement of the database']);
    expect(found(`Explain: ${statement}`, 200)).toEqual([]);
  });

  it('that the request itself holds are none', () => {
    const text = 'Traceback (most recent call last)';
    expect(found(`You wrote: ${text}`, 422, text)).toEqual([]);
  });
});

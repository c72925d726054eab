import { describe, expect, it } from 'vitest';
import type { SchemaObject } from '../document/document.ts';
import { faultOf } from '../testing/form-fault.ts';

const PHOTO = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'photo'],
  properties: {
    title: { type: 'string', minLength: 2 },
    photo: { type: 'string', format: 'binary', maxLength: 8 },
    year: { type: 'integer', minimum: 1900 },
    isPublic: { type: 'boolean' },
    tags: { type: 'array', maxItems: 2, items: { type: 'string', enum: ['cat', 'dog'] } },
    place: { type: 'object', required: ['lat'], properties: { lat: { type: 'number' } } },
    size: { anyOf: [{ type: 'integer' }, { const: 'full' }] },
    raw: { type: 'string', contentMediaType: 'image/png' },
  },
};
const ENCODING = { photo: { contentType: 'image/png, image/jpeg' } };

type Field = string | Blob | undefined;
type Fields = Record<string, Field | Field[]>;

/** What a form, as a client writes it, breaks. */
async function broken(fields: Fields, schema: SchemaObject = PHOTO) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title: 'Tom', photo: png(), ...fields }))
    for (const one of [value].flat()) if (one !== undefined) form.append(name, one);
  const request = new Request('http://server', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return faultOf(schema, type, new Uint8Array(await request.arrayBuffer()), ENCODING)?.why;
}

const blob = (type: string, content: string | Uint8Array<ArrayBuffer>) =>
  new Blob([content], { type });
const png = () => blob('image/png', Buffer.from([0x89, 0x50, 0x0d, 0x0a, 0xff]));
const json = (value: unknown) => blob('application/json', JSON.stringify(value));

describe('a form in parts', () => {
  it.each<[string, Fields]>([
    ['the least that is required', {}],
    ['another documented type', { photo: blob('image/jpeg', 'x') }],
    ['numbers and truths as texts', { year: '1999', isPublic: 'true' }],
    ['a list by repeated parts', { tags: ['cat', 'dog'] }],
    ['a list of one', { tags: 'cat' }],
    ['an object as JSON', { place: json({ lat: 48.2 }) }],
    ['an object as JSON without its type', { place: '{"lat":48.2}' }],
    ['either kind of a union', { size: '12' }],
    ['the other kind of it', { size: 'full' }],
  ])('fits with %s', async (_name, fields) => {
    expect(await broken(fields)).toBeUndefined();
  });

  it.each<[string, Fields, string]>([
    ['a missing part', { photo: undefined }, 'the part "photo" is missing'],
    ['a part too many', { colour: 'red' }, 'the part "colour" is not documented'],
    ['a text too short', { title: 'T' }, 'the part "title" must NOT have fewer than 2 characters'],
    [
      'a file too long',
      { photo: blob('image/png', 'x'.repeat(9)) },
      'the part "photo" must NOT have more than 8 characters',
    ],
    [
      'a file of another type',
      { photo: blob('image/gif', 'x') },
      'the part "photo" is image/gif, and image/png, image/jpeg is documented',
    ],
    [
      'a file without a type',
      { photo: 'text' },
      'the part "photo" is text/plain, and image/png, image/jpeg is documented',
    ],
    [
      'a file of another type by its schema',
      { raw: blob('image/gif', 'x') },
      'the part "raw" is image/gif, and image/png is documented',
    ],
    ['a number that is none', { year: 'soon' }, 'the part "year" must be integer'],
    ['a number out of bounds', { year: '1800' }, 'the part "year" must be >= 1900'],
    ['a truth that is none', { isPublic: 'yes' }, 'the part "isPublic" must be boolean'],
    ['two where one may be', { title: ['Tom', 'Tim'] }, 'the part "title" must be string'],
    [
      'an item against its schema',
      { tags: ['cat', 'cow'] },
      'the part "tags" /1 must be equal to one of the allowed values',
    ],
    [
      'too many items',
      { tags: ['cat', 'dog', 'cat'] },
      'the part "tags" must NOT have more than 2 items',
    ],
    ['an object that is no JSON', { place: 'here' }, 'the part "place" is no JSON'],
    [
      'an object against its schema',
      { place: json({}) },
      'the part "place" must have required property \'lat\'',
    ],
    ['no kind of a union', { size: 'half' }, 'the part "size" must be integer'],
  ])('is refused for %s', async (_name, fields, why) => {
    expect(await broken(fields)).toContain(`the body: ${why}`);
  });

  it('is held to a schema that is put together, and to what it says of the whole', async () => {
    const schema = {
      allOf: [
        { $ref: '#/components/schemas/Titled' },
        { properties: { year: { type: 'integer' } } },
      ],
      minProperties: 3,
    };
    expect(await broken({ year: 'x' }, schema)).toContain('the part "year" must be integer');
    expect(await broken({ title: undefined }, schema)).toContain('the part "title" is missing');
    expect(await broken({}, schema)).toContain('must NOT have fewer than 3 properties');
    expect(await broken({ year: '7', anything: 'else' }, schema)).toBeUndefined();
  });

  const BODY = '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nTom\r\n--b--\r\n';
  it.each([
    ['no boundary in its type', 'multipart/form-data', BODY, 'its media type names no boundary'],
    [
      'another boundary',
      'multipart/form-data; boundary=c',
      BODY,
      'its boundary does not occur in it',
    ],
    [
      'no end',
      'multipart/form-data; boundary=b',
      BODY.slice(0, -8),
      'its last boundary is missing',
    ],
    [
      'a part without a name',
      'multipart/form-data; boundary=b',
      BODY.replace('; name="title"', ''),
      'a part has no name',
    ],
    [
      'a part without its body',
      'multipart/form-data; boundary=b',
      '--b\r\n--b--',
      'the headers of a part have no end',
    ],
    [
      'nothing of a form',
      'multipart/form-data; boundary=b',
      '{"title":"Tom"}',
      'its boundary does not occur in it',
    ],
  ])('is malformed with %s', (_name, type, body, why) => {
    expect(faultOf({}, type, Buffer.from(body))).toEqual({
      kind: 'malformed',
      why: `the body is no multipart/form-data: ${why}`,
    });
  });

  it('is read by a quoted boundary, with a text before and after, and with names of any script', () => {
    const schema = { required: ['naïve "名"'] };
    const disposition =
      'content-disposition: form-data; filename="a; name=b"; name="naïve %22名%22"';
    const body = `before\r\n--a b\r\n${disposition}\r\n\r\n\r\n--a b--\r\nafter`;
    const type = 'Multipart/Form-Data; boundary="a b"';
    expect(faultOf(schema, type, Buffer.from(body))).toBeUndefined();
  });
});

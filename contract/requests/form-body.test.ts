import { describe, expect, it } from 'vitest';
import { schemasOf } from '../checker/schemas.ts';
import { parseContract, type SchemaObject } from '../document/document.ts';
import { createFormCheck } from './form-body.ts';
import { createShapes } from './schema-shapes.ts';

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
type Encoding = Record<string, { contentType?: string; explode?: boolean }>;
const AT = '/paths/~1photos/post/requestBody/content';

function faultOf(schema: SchemaObject, type: string, body: Uint8Array, encoding: Encoding = {}) {
  const media = { schema, encoding };
  const requestBody = { content: { 'multipart/form-data': media } };
  const document = parseContract(
    JSON.stringify({
      openapi: '3.1.0',
      info: { version: '1' },
      paths: { '/photos': { post: { requestBody, responses: {} } } },
      components: {
        schemas: { Titled: { required: ['title'], properties: { title: { type: 'string' } } } },
      },
    }),
    'photos.json',
  );
  const check = createFormCheck(document, createShapes(document), schemasOf(document));
  return check(media, `${AT}/multipart~1form-data/schema`, type, body);
}

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

describe('an encoded form', () => {
  const URL_ENCODED = 'application/x-www-form-urlencoded';
  const of = (body: string, schema: SchemaObject, encoding = {}) =>
    faultOf(schema, URL_ENCODED, Buffer.from(body), encoding)?.why;
  const schema = {
    type: 'object',
    required: ['grant'],
    properties: {
      grant: { enum: ['password', 'code'] },
      age: { type: 'integer' },
      ids: { type: 'array', items: { type: 'integer' } },
    },
  };

  it('is held to its schema, field by field', () => {
    expect(of('grant=code&age=7&ids=1&ids=2', schema)).toBeUndefined();
    expect(of('age=7', schema)).toBe('the body: the field "grant" is missing');
    expect(of('grant=code&age=x', schema)).toBe('the body: the field "age" must be integer');
    expect(of('grant=none', schema)).toContain('the field "grant" must be equal to one of');
    expect(of('grant=code&ids=1,2', schema)).toContain('the field "ids" /0 must be integer');
    expect(of('grant=code&ids=1,2', schema, { ids: { explode: false } })).toBeUndefined();
  });

  const place = { type: 'object', required: ['lat'], properties: { lat: { type: 'number' } } };
  const OPEN = { type: 'object', properties: { place, ids: schema.properties.ids } };
  const CLOSED = { ...OPEN, additionalProperties: false };
  const LISTS = {
    properties: {
      of: { type: 'array', maxItems: 2, items: place },
      expand: { type: 'array', items: { enum: ['a', 'b'] } },
    },
  };
  const JSON_TYPE = { contentType: 'application/json' };
  it.each<[string, SchemaObject, object, right: string[], wrong: string, why: string]>([
    [
      'an object, written in any of the ways that clients have',
      OPEN,
      {},
      ['place[lat]=1', 'place=%7B%22lat%22%3A1%7D', 'lat=1', ''],
      'place[lat]=x',
      'the field "place" /lat must be number',
    ],
    [
      'an object, as JSON',
      OPEN,
      {},
      ['place={"lat":1}'],
      'place={"lat":"1"}',
      'the field "place" /lat must be number',
    ],
    [
      'an object, as JSON by its media type',
      OPEN,
      { place: JSON_TYPE },
      ['place={"lat":1}'],
      'place=1,2',
      'the field "place" is no JSON',
    ],
    [
      'an object in brackets',
      OPEN,
      { place: { style: 'deepObject', explode: true } },
      ['place[lat]=1', 'place%5Blat%5D=1'],
      'place={"lat":1}',
      'the field "place" is not written as place[field]',
    ],
    [
      'an object that is spread',
      OPEN,
      { place: { style: 'form' } },
      ['lat=1'],
      'lat=x',
      'the field "place" /lat must be number',
    ],
    [
      'an object in one text',
      OPEN,
      { place: { explode: false } },
      ['place=lat,1'],
      'place=lat,x',
      'the field "place" /lat must be number',
    ],
    [
      'an object with bars',
      OPEN,
      { place: { style: 'pipeDelimited', explode: false } },
      ['place=lat|1'],
      'place=lat|x',
      'the field "place" /lat must be number',
    ],
    [
      'a list with spaces',
      OPEN,
      { ids: { style: 'spaceDelimited', explode: false } },
      ['ids=1+2', 'ids=1%202'],
      'ids=1,2',
      'the field "ids" /0 must be integer',
    ],
    [
      'a list with bars',
      OPEN,
      { ids: { style: 'pipeDelimited', explode: false } },
      ['ids=1|2'],
      'ids=1|x',
      'the field "ids" /1 must be integer',
    ],
    [
      'a list in brackets',
      LISTS,
      { expand: { style: 'deepObject', explode: true } },
      ['expand[]=a&expand[]=b', 'expand[0]=a'],
      'expand[0]=c',
      'the field "expand" /0 must be equal to one of the allowed values',
    ],
    [
      'a list of objects in brackets',
      LISTS,
      { of: { style: 'deepObject' } },
      ['of[0][lat]=1&of[1][lat]=2'],
      'of[0][lat]=x',
      'the field "of" /0/lat must be number',
    ],
    [
      'a list of objects as JSON, one for each item',
      LISTS,
      {},
      ['of={"lat":1}&of={"lat":2}', 'of=[{"lat":1}]'],
      'of={"lat":1}&of={}',
      'the field "of" /1 must have required property \'lat\'',
    ],
    [
      'fields of a closed form',
      CLOSED,
      {},
      ['place[lat]=1&ids=1', 'lat=1'],
      'plaice[lat]=1',
      'the field "plaice[lat]" is not documented',
    ],
    [
      'fields of a closed form without brackets',
      CLOSED,
      { place: JSON_TYPE },
      ['place={"lat":1}'],
      'place[lat]=1',
      'the field "place[lat]" is not documented',
    ],
  ])('holds %s', (_name, own, encoding, right, wrong, why) => {
    for (const body of right) expect(of(body, own, encoding)).toBeUndefined();
    expect(of(wrong, own, encoding)).toBe(`the body: ${why}`);
  });

  it('passes fields of a media type that is not read, and holds the others', () => {
    const encoding = { place: { contentType: 'application/xml' } };
    expect(of('place=<lat/>&ids=1', OPEN, encoding)).toBeUndefined();
    expect(of('place=<lat/>&ids=x', OPEN, encoding)).toBe(
      'the body: the field "ids" /0 must be integer',
    );
  });
});

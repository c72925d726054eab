import { describe, expect, it } from 'vitest';
import type { SchemaObject } from '../document/document.ts';
import { faultOf } from '../testing/form-fault.ts';

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

import { describe, expect, it } from 'vitest';
import { parseContract } from '../document/document.ts';
import { unreadNotes } from './unread-inputs.ts';

const PLACE = { type: 'object', properties: { lat: { type: 'number' } } };

const notesOf = (operation: object) =>
  unreadNotes(
    parseContract(
      JSON.stringify({
        openapi: '3.1.0',
        info: { version: '1' },
        paths: { '/photos': { post: { ...operation, responses: {} } } },
      }),
      'photos.json',
    ),
  );
const bodyOf = (type: string, media: object) =>
  notesOf({ requestBody: { content: { [type]: media } } });

describe('what is not read of requests', () => {
  it.each<[string, string[], string]>([
    [
      'a body of another type',
      bodyOf('application/xml', { schema: PLACE }),
      'a body of application/xml',
    ],
    [
      'a field of another type',
      bodyOf('application/x-www-form-urlencoded', {
        schema: { properties: { place: PLACE } },
        encoding: { place: { contentType: 'application/xml' } },
      }),
      'the field "place" (application/xml)',
    ],
    [
      'a field in a style that forms do not have',
      bodyOf('multipart/form-data', {
        schema: { properties: { place: PLACE } },
        encoding: { place: { style: 'matrix' } },
      }),
      'the field "place" (matrix)',
    ],
    [
      'a parameter of another type',
      notesOf({
        parameters: [
          { name: 'at', in: 'query', content: { 'application/xml': { schema: PLACE } } },
        ],
      }),
      'the parameter "at" (as application/xml)',
    ],
    [
      'a parameter in a style that its place does not have',
      notesOf({ parameters: [{ name: 'at', in: 'header', style: 'deepObject', schema: PLACE }] }),
      'the parameter "at" (in the style deepObject)',
    ],
  ])('names %s', (_name, notes, told) => {
    expect(notes).toEqual([
      `Passed and not checked, since the contract has them written in ways that are not read: POST /photos: ${told}.`,
    ]);
  });

  it('is nothing where JSON, forms, texts and files are documented', () => {
    const content = {
      'application/json': { schema: PLACE },
      'application/x-www-form-urlencoded': { schema: { properties: { place: PLACE } } },
      'multipart/form-data': {
        schema: { properties: { photo: { format: 'binary' }, place: PLACE } },
        encoding: { photo: { contentType: 'image/png' } },
      },
      'text/plain': { schema: { type: 'string' } },
      'image/png': { schema: { type: 'string', format: 'binary' } },
      'application/octet-stream': {},
    };
    expect(notesOf({ requestBody: { content } })).toEqual([]);
  });
});

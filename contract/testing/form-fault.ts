import { schemasOf } from '../checker/schemas.ts';
import { parseContract, type SchemaObject } from '../document/document.ts';
import { createFormCheck } from '../requests/form-body.ts';
import { createShapes } from '../requests/schema-shapes.ts';

type Encoding = Record<string, { contentType?: string; explode?: boolean }>;
const AT = '/paths/~1photos/post/requestBody/content';

/** What a form of this media type breaks of a schema that is documented for it. */
export function faultOf(
  schema: SchemaObject,
  type: string,
  body: Uint8Array,
  encoding: Encoding = {},
) {
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

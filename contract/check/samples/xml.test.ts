import { expect, it } from 'vitest';
import { schemasOf } from '#contract/checker/schemas.ts';
import { parseContract } from '#contract/document/document.ts';
import { createXml } from './xml.ts';

const DOCUMENT = `
openapi: 3.1.0
info: { version: '1' }
paths: {}
components:
  schemas:
    Boat:
      type: object
      xml: { name: boat, prefix: h, namespace: 'urn:harbour' }
      properties:
        id: { type: integer, xml: { attribute: true } }
        name: { type: string }
        tags: { type: array, xml: { name: tags, wrapped: true }, items: { type: string, xml: { name: tag } } }
        ports: { type: array, items: { type: string, xml: { name: port } } }
        note: { type: [string, 'null'] }
    Boats: { type: array, items: { $ref: '#/components/schemas/Boat' } }
`;
const document = parseContract(DOCUMENT, 'boats.yaml');
const xmlOf = createXml(document, schemasOf(document));
const part = (name: string) => ({
  pointer: '/body',
  schema: { $ref: `#/components/schemas/${name}` },
});

it('writes names, attributes, wrapped and plain arrays as the schema says', () => {
  const boat = { id: 7, name: 'Auk & "Gannet" <2>', tags: ['a', 'b'], ports: ['x'], note: null };
  expect(xmlOf(part('Boat'), boat).split('\n')[1]).toBe(
    '<h:boat xmlns:h="urn:harbour" id="7"><name>Auk &amp; &quot;Gannet&quot; &lt;2&gt;</name>' +
      '<tags><tag>a</tag><tag>b</tag></tags><port>x</port></h:boat>',
  );
});

it('has one root for a list, and names that XML takes', () => {
  expect(xmlOf(part('Boats'), [{ id: 1 }, { id: 2, 'a field': true }]).split('\n')[1]).toBe(
    '<Boats><h:boat xmlns:h="urn:harbour" id="1"></h:boat>' +
      '<h:boat xmlns:h="urn:harbour" id="2"><a_field>true</a_field></h:boat></Boats>',
  );
});

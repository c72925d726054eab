import { inflateRawSync } from 'node:zlib';
import { SaxesParser } from 'saxes';

export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  /** Its own text and that of everything in it. */
  text: string;
  all: (name: string) => XmlElement[];
};

/** The parts of a .docx file by name. */
export const wordFiles = (bytes: Uint8Array): Map<string, string> => {
  const data = Buffer.from(bytes);
  const end = data.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = new Map<string, string>();
  let at = data.readUInt32LE(end + 16);
  for (let count = data.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size] = [data.readUInt16LE(at + 10), data.readUInt32LE(at + 20)];
    const [nameLength, extra] = [data.readUInt16LE(at + 28), data.readUInt16LE(at + 30)];
    const comment = data.readUInt16LE(at + 32);
    const local = data.readUInt32LE(at + 42);
    const name = data.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
    const packed = data.subarray(start, start + size);
    files.set(name, (method === 0 ? packed : inflateRawSync(packed)).toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return files;
};

/** Reads a part as XML 1.0. @throws when it is not well-formed. */
export const parseXml = (xml: string): XmlElement => {
  const make = (
    name: string,
    attributes: Record<string, string>,
  ): XmlElement & { inner: XmlElement[] } => {
    const inner: XmlElement[] = [];
    const all = (wanted: string): XmlElement[] =>
      inner.filter((element) => element.name === wanted);
    return { name, attributes, text: '', all, inner };
  };
  const root = make('', {});
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    const element = make(tag.name, tag.attributes);
    for (const outer of open) outer.inner.push(element);
    open.push(element);
  });
  parser.on('text', (text) => {
    for (const element of open) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
};

/** What leads out of a package and is no link to the web or to mail. */
const foreignTargets = (relationships: XmlElement): string[] =>
  relationships
    .all('Relationship')
    .map(({ attributes }) => attributes)
    .filter(
      (attributes) =>
        attributes['TargetMode'] === 'External' &&
        !(
          attributes['Type']?.endsWith('/hyperlink') &&
          /^(?:https?:\/\/|mailto:)/.test(attributes['Target'] ?? '')
        ),
    )
    .map(({ Target = '' }) => Target);

/** What is wrong with a package: parts that are not well-formed XML, foreign relationships and fields. */
export const wordFaults = (bytes: Uint8Array): string[] =>
  [...wordFiles(bytes)].flatMap(([name, text]) => {
    if (!/\.(?:xml|rels)$/.test(name)) return [];
    const faults: string[] = [];
    try {
      const part = parseXml(text);
      for (const { text: field } of part.all('w:instrText')) {
        if (!/^(?:PAGE|NUMPAGES)$/.test(field.trim())) faults.push(`${name}: field ${field}`);
      }
      for (const target of foreignTargets(part)) faults.push(`${name}: leads to ${target}`);
    } catch (error) {
      faults.push(`${name}: ${String(error)}`);
    }
    return faults;
  });

/** The text of the document's own part, one line for each paragraph. */
export const wordText = (bytes: Uint8Array): string =>
  parseXml(wordFiles(bytes).get('word/document.xml') ?? '')
    .all('w:p')
    .map((paragraph) =>
      paragraph
        .all('w:t')
        .map(({ text }) => text)
        .join(''),
    )
    .join('\n');

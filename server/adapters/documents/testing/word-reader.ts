import { inflateRawSync } from 'node:zlib';
import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM('').window;

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

/** Parses a part as XML. @throws when it is not well-formed. */
export const parseXml = (xml: string): Document => new DOMParser().parseFromString(xml, 'text/xml');

/** What is wrong with a package: parts that are not well-formed XML, external relationships, foreign fields. */
export const wordFaults = (bytes: Uint8Array): string[] =>
  [...wordFiles(bytes)].flatMap(([name, text]) => {
    if (!/\.(?:xml|rels)$/.test(name)) return [];
    const faults: string[] = [];
    const root = parseXml(text).documentElement;
    if (root.nodeName === 'parsererror' || root.querySelector('parsererror'))
      faults.push(`${name}: XML`);
    if (/TargetMode="External"/i.test(text)) faults.push(`${name}: external relationship`);
    for (const field of root.getElementsByTagName('w:instrText')) {
      if (!/^(?:PAGE|NUMPAGES)$/.test(field.textContent?.trim() ?? ''))
        faults.push(`${name}: field`);
    }
    return faults;
  });

/** The text of the document's own part, one line for each paragraph. */
export const wordText = (bytes: Uint8Array): string => {
  const root = parseXml(wordFiles(bytes).get('word/document.xml') ?? '').documentElement;
  return [...root.getElementsByTagName('w:p')]
    .map((paragraph) =>
      [...paragraph.getElementsByTagName('w:t')].map((run) => run.textContent ?? '').join(''),
    )
    .join('\n');
};

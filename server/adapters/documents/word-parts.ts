import type { DocumentContent } from './content.ts';
import { sanitizeLine } from './sanitize.ts';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Fallbacks where a face is not installed: `w:altName` is tried first, then the family. */
const FONTS: Array<[name: string, alternatives: string, family: 'swiss' | 'modern']> = [
  ['Poppins', 'Segoe UI,Helvetica Neue,Arial', 'swiss'],
  ['JetBrains Mono', 'Consolas,Menlo,Courier New', 'modern'],
  ['Vazirmatn', 'Segoe UI,Geeza Pro,Arial', 'swiss'],
  ['Noto Sans Hebrew', 'Segoe UI,Arial Hebrew,Arial', 'swiss'],
  ['Noto Sans SC', 'Microsoft YaHei,PingFang SC,SimSun', 'swiss'],
  ['Noto Sans JP', 'Yu Gothic,Hiragino Sans,MS Gothic', 'swiss'],
  ['Noto Sans KR', 'Malgun Gothic,Apple SD Gothic Neo,Batang', 'swiss'],
  ['Noto Sans Devanagari', 'Nirmala UI,Kohinoor Devanagari,Mangal', 'swiss'],
  ['Noto Sans Bengali', 'Nirmala UI,Vrinda', 'swiss'],
  ['Noto Sans Tamil', 'Nirmala UI,Latha', 'swiss'],
  ['Noto Sans Thai', 'Leelawadee UI,Thonburi,Tahoma', 'swiss'],
];

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

const fontTable = (): string =>
  `${HEAD}<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${FONTS.map(
    ([name, alternatives, family]) =>
      `<w:font w:name="${name}"><w:altName w:val="${alternatives}"/><w:family w:val="${family}"/><w:pitch w:val="${family === 'modern' ? 'fixed' : 'variable'}"/></w:font>`,
  ).join('')}</w:fonts>`;

/** Core properties with a language, which docx's own cannot carry. */
const coreProperties = (content: DocumentContent): string => {
  const element = (name: string, value: string | undefined): string =>
    value ? `<${name}>${escapeXml(sanitizeLine(value))}</${name}>` : '';
  const time = (name: string): string =>
    content.date
      ? `<dcterms:${name} xsi:type="dcterms:W3CDTF">${content.date.slice(0, 19)}Z</dcterms:${name}>`
      : '';
  return `${HEAD}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:dcmitype="http://purl.org/dc/dcmitype/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">${[
    element('dc:title', content.title),
    element('dc:subject', content.summary),
    element('dc:creator', content.author ?? content.brand),
    element('cp:keywords', content.keywords.join(', ')),
    element('dc:description', content.summary),
    element('cp:lastModifiedBy', content.brand),
    '<cp:revision>1</cp:revision>',
    time('created'),
    time('modified'),
    element('dc:language', content.language),
  ].join('')}</cp:coreProperties>`;
};

/** The parts of the package that docx cannot write as wanted. */
export const wordParts = (content: DocumentContent): Array<{ path: string; data: string }> => [
  { path: 'word/fontTable.xml', data: fontTable() },
  { path: 'docProps/core.xml', data: coreProperties(content) },
];

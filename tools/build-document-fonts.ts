/**
 * Makes `server/adapters/documents/fonts/*.ttf.br` from font packages that are far too heavy to
 * install with the product (Chinese alone is 92 MB). Run by hand when a face changes:
 *
 *   mkdir fonts && cd fonts && npm init -y && npm install $(node ../tools/build-document-fonts.ts --packages)
 *   node ../tools/build-document-fonts.ts .            (or only some faces: … . noto-sans-regular)
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'truetype' },
) => Promise<Buffer>;
type Face = { from: string; file: RegExp; to: string; characters: string };

const EXPO = '@expo-google-fonts';
const target = path.join(import.meta.dirname, '../server/adapters/documents/fonts');

const range = (first: number, last: number): string => {
  let text = '';
  for (let code = first; code <= last; code += 1) text += String.fromCodePoint(code);
  return text;
};

/** Every character that a two-byte encoding can name with these lead and trail bytes. */
const encoded = (encoding: string, leads: [number, number], trails: [number, number][]): string => {
  const decoder = new TextDecoder(encoding);
  let text = '';
  for (let lead = leads[0]; lead <= leads[1]; lead += 1) {
    for (const [first, last] of trails) {
      for (let trail = first; trail <= last; trail += 1) {
        text += decoder.decode(Uint8Array.of(lead, trail)).replaceAll('\uFFFD', '');
      }
    }
  }
  return text;
};

const latin = range(0x20, 0x24f) + range(0x1e00, 0x1eff);
/** Phonetic letters, for prompts that teach pronunciation, and the long dashes. */
const phonetic = range(0x250, 0x2bb) + range(0x1d00, 0x1dbf) + range(0x2e00, 0x2e52);
const marks =
  range(0x2bc, 0x2dd) +
  range(0x300, 0x36f) +
  range(0x2000, 0x206f) +
  range(0x20a0, 0x20c0) +
  range(0x2100, 0x218b) +
  range(0x2190, 0x2199) +
  range(0x2200, 0x22ff) +
  range(0x25a0, 0x25ff) +
  '\uFEFF\uFFFD';
const cjkMarks = range(0x3000, 0x303f) + range(0xff01, 0xffee) + range(0x2460, 0x24ff) + '…—·‘’“”';
const kana = range(0x3040, 0x30ff) + range(0x31f0, 0x31ff);
const hangul = range(0xac00, 0xd7a3) + range(0x1100, 0x11ff) + range(0x3131, 0x318e);
const gb2312 = encoded('gbk', [0xa1, 0xf7], [[0xa1, 0xfe]]);
const big5 = encoded(
  'big5',
  [0xa4, 0xc6],
  [
    [0x40, 0x7e],
    [0xa1, 0xfe],
  ],
);
const jis = encoded('euc-jp', [0xa1, 0xf4], [[0xa1, 0xfe]]);
const ksHangul = encoded('euc-kr', [0xb0, 0xc8], [[0xa1, 0xfe]]);
/** Scripts whose whole package is small: everything outside Latin that the font has. */
const script = (first: number, last: number): string =>
  range(first, last) + '\u200c\u200d\u25cc\u0964\u0965';

const pair = (name: string, characters: string): Face[] =>
  (['400Regular', '700Bold'] as const).map((weight) => ({
    from: `${EXPO}/${name}`,
    file: new RegExp(`_${weight}\\.ttf$`),
    to: `${name}-${weight.slice(3).toLowerCase()}`,
    characters,
  }));

const faces: Face[] = [
  {
    from: `${EXPO}/poppins`,
    file: /_400Regular\.ttf$/,
    to: 'poppins-regular',
    characters: latin + marks,
  },
  {
    from: `${EXPO}/poppins`,
    file: /_400Regular_Italic\.ttf$/,
    to: 'poppins-italic',
    characters: latin + marks,
  },
  {
    from: `${EXPO}/poppins`,
    file: /_600SemiBold\.ttf$/,
    to: 'poppins-semibold',
    characters: latin + marks,
  },
  {
    from: `${EXPO}/poppins`,
    file: /_600SemiBold_Italic\.ttf$/,
    to: 'poppins-semibold-italic',
    characters: latin + marks,
  },
  {
    from: `${EXPO}/jetbrains-mono`,
    file: /_400Regular\.ttf$/,
    to: 'jetbrains-mono-regular',
    characters: latin + marks + range(0x370, 0x52f) + range(0x2500, 0x257f),
  },
  {
    from: 'vazirmatn',
    file: /[/]ttf[/]Vazirmatn-Regular\.ttf$/,
    to: 'vazirmatn-regular',
    characters:
      range(0x600, 0x77f) +
      range(0xfb50, 0xfdff) +
      range(0xfe70, 0xfeff) +
      range(0x20, 0x7e) +
      marks,
  },
  {
    from: 'vazirmatn',
    file: /[/]ttf[/]Vazirmatn-Bold\.ttf$/,
    to: 'vazirmatn-bold',
    characters:
      range(0x600, 0x77f) +
      range(0xfb50, 0xfdff) +
      range(0xfe70, 0xfeff) +
      range(0x20, 0x7e) +
      marks,
  },
  ...pair(
    'noto-sans',
    latin +
      phonetic +
      marks +
      range(0x370, 0x52f) +
      range(0x1c80, 0x1c8f) +
      range(0x1f00, 0x1fff) +
      range(0x2de0, 0x2dff),
  ),
  ...pair(
    'noto-sans-hebrew',
    script(0x590, 0x5ff) + range(0xfb1d, 0xfb4f) + range(0x20, 0x3f) + marks,
  ),
  ...pair(
    'noto-sans-devanagari',
    script(0x900, 0x97f) + range(0xa8e0, 0xa8ff) + range(0x1cd0, 0x1cff) + range(0x20, 0x3f),
  ),
  ...pair('noto-sans-bengali', script(0x980, 0x9ff) + range(0x20, 0x3f)),
  ...pair('noto-sans-tamil', script(0xb80, 0xbff) + range(0x20, 0x3f)),
  ...pair('noto-sans-thai', script(0xe00, 0xe7f) + range(0x20, 0x3f)),
  {
    from: `${EXPO}/noto-sans-sc`,
    file: /_400Regular\.ttf$/,
    to: 'noto-sans-sc-regular',
    characters: cjkMarks + kana + range(0x3100, 0x312f) + range(0x4e00, 0x9fff),
  },
  {
    from: `${EXPO}/noto-sans-sc`,
    file: /_700Bold\.ttf$/,
    to: 'noto-sans-sc-bold',
    characters: cjkMarks + kana + gb2312 + big5,
  },
  {
    from: `${EXPO}/noto-sans-jp`,
    file: /_400Regular\.ttf$/,
    to: 'noto-sans-jp-regular',
    characters: cjkMarks + kana + jis,
  },
  {
    from: `${EXPO}/noto-sans-jp`,
    file: /_700Bold\.ttf$/,
    to: 'noto-sans-jp-bold',
    characters: cjkMarks + kana + jis,
  },
  {
    from: `${EXPO}/noto-sans-kr`,
    file: /_400Regular\.ttf$/,
    to: 'noto-sans-kr-regular',
    characters: hangul,
  },
  {
    from: `${EXPO}/noto-sans-kr`,
    file: /_700Bold\.ttf$/,
    to: 'noto-sans-kr-bold',
    characters: ksHangul,
  },
  {
    from: `${EXPO}/noto-sans-symbols-2`,
    file: /_400Regular\.ttf$/,
    to: 'noto-sans-symbols-2-regular',
    characters: range(0x2190, 0x2bff) + range(0x1d100, 0x1d1ff) + range(0x1f000, 0x1f9ff),
  },
  { from: 'twemoji-colr-font', file: /twemoji\.woff2$/, to: 'twemoji', characters: '' },
];

if (process.argv[2] === '--packages') {
  console.log(['subset-font', 'fontverter', ...new Set(faces.map((face) => face.from))].join(' '));
} else {
  const root = path.resolve(process.argv[2] ?? '.');
  const require = createRequire(path.join(root, 'package.json'));
  const subset: SubsetFont = require('subset-font');
  const convert: (font: Buffer, format: 'truetype') => Promise<Buffer> =
    require('fontverter').convert;
  const only = process.argv.slice(3);
  for (const face of faces.filter(({ to }) => only.length === 0 || only.includes(to))) {
    const folder = path.join(root, 'node_modules', face.from);
    const file = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `/${name.replaceAll(path.sep, '/')}`)
      .find((name) => face.file.test(name));
    if (!file) throw new Error(`${face.from} has no file like ${face.file}`);
    const source = readFileSync(path.join(folder, file));
    // An emoji font is kept whole: its sequences live in ligatures between glyphs.
    const font = face.characters
      ? await subset(source, face.characters, { targetFormat: 'truetype' })
      : await convert(source, 'truetype');
    const packed = brotliCompressSync(font, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 24,
        [constants.BROTLI_PARAM_SIZE_HINT]: font.length,
      },
    });
    writeFileSync(path.join(target, `${face.to}.ttf.br`), packed);
    console.log(
      face.to.padEnd(30),
      `${Math.round(font.length / 1024)} KB`,
      `→ ${Math.round(packed.length / 1024)} KB`,
    );
  }
}

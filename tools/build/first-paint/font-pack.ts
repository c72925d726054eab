import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FontPack } from '#src/first-paint/web-fonts.ts';

/** The weights that every page needs, whatever its language: three requests, were they not one. */
const ALWAYS = /@font-face\s*\{[^}]*url\((\/[^)"']*\/poppins-latin-\d+-[^)"']*)\)[^}]*\}/g;

/**
 * Puts the files of these faces into one, and takes the faces out of the stylesheets: `src/first-paint/web-fonts.ts`
 * makes them of that file. @throws where the stylesheets have none.
 */
export async function packFonts(
  app: string,
  stylesheets: ReadonlyMap<string, string>,
): Promise<{ stylesheets: Map<string, string>; pack: FontPack }> {
  const faces: FontPack['faces'] = [];
  const files: Buffer[] = [];
  let range = '';
  const left = new Map<string, string>();
  for (const [href, css] of stylesheets) {
    for (const [face, url = ''] of css.matchAll(ALWAYS)) {
      const file = await readFile(join(app, url));
      files.push(file);
      faces.push([valueOf(face, 'font-weight'), file.length]);
      range = valueOf(face, 'unicode-range');
    }
    left.set(href, css.replaceAll(ALWAYS, ''));
  }
  if (faces.length === 0) throw new Error('The stylesheets have no faces for a pack');
  const bytes = Buffer.concat(files);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const href = `/assets/latin-${hash}.bin`;
  await writeFile(join(app, href), bytes);
  return { stylesheets: left, pack: { href, range, faces } };
}

function valueOf(face: string, name: string): string {
  const value = new RegExp(String.raw`${name}:\s*([^;}]+)`).exec(face)?.[1];
  if (value === undefined) throw new Error(`A face names no ${name}`);
  return value;
}

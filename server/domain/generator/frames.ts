import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { KNOWLEDGE } from '../knowledge.ts';
import { readYaml } from '../cards/yaml.ts';

const valued = z.string().includes('[[value]]');
const frameSchema = z.strictObject({
  name: z.string(),
  titles: z.strictObject({ short: valued, asksFirst: valued }),
  full: z.string(),
  short: z.string(),
  asks: z.string(),
});
type Frame = z.infer<typeof frameSchema>;

let frames: Map<string, Frame> | undefined;

/** What surrounds a goal in a language that has no cards, if we have it. */
export function frameOf(language: string): Frame | undefined {
  frames ??= new Map(
    Object.entries(
      z
        .record(z.string(), frameSchema)
        .parse(readYaml(readFileSync(join(KNOWLEDGE, 'frames.yaml'), 'utf8'))),
    ),
  );
  return frames.get(language);
}

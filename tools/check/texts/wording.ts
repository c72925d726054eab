import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { KNOWLEDGE } from '#server/domain/knowledge.ts';

/** `knowledge/<language>/wording.json`: how the product writes a language, as far as a machine can see it. */
const wordingSchema = z.strictObject({
  /** Most characters of a button's label, placeholders aside. */
  buttonLength: z.int().min(4).max(60),
  /** Texts, or `namespace:key` of texts, that are the same in this language as in English. */
  sameAsEnglish: z.array(z.string().min(1)).default([]),
  /** Patterns of words that the texts must not use, and what to write instead. */
  forbidden: z
    .array(z.strictObject({ words: z.string().min(1), instead: z.string().min(1) }))
    .default([]),
});
export type Wording = z.infer<typeof wordingSchema>;

const known = new Map<string, Wording>();

/**
 * A language's wording; a language without the file has no rules, and the check of languages names it.
 * @throws ZodError when the file has another shape.
 */
export function wordingOf(language: string): Wording | undefined {
  const file = join(KNOWLEDGE, language, 'wording.json');
  if (!known.has(language) && existsSync(file))
    known.set(language, wordingSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  return known.get(language);
}

import { join } from 'node:path';
import { createTexts, type TextParams } from '#contract/problems/texts.ts';

export type { TextParams };

/** The server's catalogues; `text` throws when a key is in none of them. */
export const texts = createTexts(join(import.meta.dirname, '../../locales'));
export const { findText, text } = texts;

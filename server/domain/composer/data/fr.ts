import type { ComposerData } from '../phrases.ts';
import { categories } from './fr/categories.ts';
import { inputs } from './fr/inputs.ts';
import { kinds } from './fr/kinds.ts';
import { grammar, phrases, reasons, suffix } from './fr/phrases.ts';

export const fr: ComposerData = { phrases, grammar, suffix, reasons, inputs, kinds, categories };

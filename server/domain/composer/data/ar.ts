import type { ComposerData } from '../phrases.ts';
import { categories } from './ar/categories.ts';
import { inputs } from './ar/inputs.ts';
import { kinds } from './ar/kinds.ts';
import { grammar, phrases, reasons, suffix } from './ar/phrases.ts';

export const ar: ComposerData = { phrases, grammar, suffix, reasons, inputs, kinds, categories };

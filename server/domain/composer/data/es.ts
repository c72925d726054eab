import type { ComposerData } from '../phrases.ts';
import { categories } from './es/categories.ts';
import { inputs } from './es/inputs.ts';
import { kinds } from './es/kinds.ts';
import { grammar, phrases, reasons, suffix } from './es/phrases.ts';

export const es: ComposerData = { phrases, grammar, suffix, reasons, inputs, kinds, categories };

import type { ComposerData } from '../phrases.ts';
import { categories } from './zh/categories.ts';
import { inputs } from './zh/inputs.ts';
import { kinds } from './zh/kinds.ts';
import { grammar, phrases, reasons, suffix } from './zh/phrases.ts';

export const zh: ComposerData = { phrases, grammar, suffix, reasons, inputs, kinds, categories };

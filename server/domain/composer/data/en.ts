import type { ComposerData } from '../phrases.ts';
import { categories } from './en/categories.ts';
import { inputs } from './en/inputs.ts';
import { kinds } from './en/kinds.ts';
import { grammar, phrases, reasons, suffix } from './en/phrases.ts';

export const en: ComposerData = { phrases, grammar, suffix, reasons, inputs, kinds, categories };

import { resolve } from 'node:path';

/** What the product knows of each language, as data: task cards, grammar and the quality rules' words. */
export const KNOWLEDGE = resolve(import.meta.dirname, '../../knowledge');

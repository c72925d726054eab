import type { Part } from '../part.ts';
import { screens } from './screens.ts';

/** Every part by its name on the command line, in the order in which they are measured and shown. */
export const PARTS = { screens } satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

import { ANSWER_PLANTS } from './answer-plants.ts';
import { BEHAVIOUR_PLANTS } from './behaviour-plants.ts';
import type { Plant } from './plant.ts';

/** Every violation that contract:check has been seen to find on our server. */
export const PLANTS: readonly Plant[] = [...ANSWER_PLANTS, ...BEHAVIOUR_PLANTS];

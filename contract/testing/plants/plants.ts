import { ACCESS_PLANTS } from './access-plants.ts';
import { ANSWER_PLANTS } from './answer-plants.ts';
import { BEHAVIOUR_PLANTS } from './behaviour-plants.ts';
import { EFFECT_PLANTS } from './effect-plants.ts';
import { FINE_PLANTS } from './fine-plants.ts';
import { INPUT_PLANTS } from './input-plants.ts';
import { KEPT_PLANTS } from './kept-plants.ts';
import { LIST_PLANTS } from './list-plants.ts';
import { QUIET_PLANTS } from './quiet-plants.ts';
import { TEXT_PLANTS } from './text-plants.ts';
import type { Plant } from './plant.ts';

/** Every violation that contract:check has been seen to find on our server. */
export const PLANTS: readonly Plant[] = [
  ...ANSWER_PLANTS,
  ...BEHAVIOUR_PLANTS,
  ...ACCESS_PLANTS,
  ...EFFECT_PLANTS,
  ...INPUT_PLANTS,
  ...LIST_PLANTS,
  ...KEPT_PLANTS,
  ...FINE_PLANTS,
  ...TEXT_PLANTS,
  ...QUIET_PLANTS,
];

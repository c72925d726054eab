import { CHARGE_PLANTS } from './charge-plants.ts';
import { CONNECTION_PLANTS } from './connection-plants.ts';
import { MODEL_PLANTS } from './model-plants.ts';
import type { Plant } from './plant.ts';
import { SERVER_PLANTS } from './server-plants.ts';

export const PLANTS: readonly Plant[] = [
  ...MODEL_PLANTS,
  ...CONNECTION_PLANTS,
  ...SERVER_PLANTS,
  ...CHARGE_PLANTS,
];

import type { Part } from '../part.ts';
import { commands } from './commands.ts';
import { documents } from './documents.ts';
import { library } from './library.ts';
import { memory } from './memory.ts';
import { mock } from './mock.ts';
import { proxy } from './proxy.ts';
import { readPath } from './read-path.ts';
import { routes } from './routes.ts';
import { screens } from './screens.ts';
import { start } from './start.ts';
import { typing } from './typing.ts';
import { watch } from './watch.ts';

/** Every part by its name on the command line, in the order in which they are measured and shown. */
export const PARTS = {
  screens,
  routes,
  typing,
  library,
  readPath,
  mock,
  proxy,
  documents,
  commands,
  start,
  memory,
  watch,
} satisfies Record<string, Part>;

export type PartName = keyof typeof PARTS;

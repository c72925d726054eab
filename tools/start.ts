import { build } from './build/build.ts';

/** `npm start`: builds the interface when its sources have changed, then serves everything on one port. */
await build();
await import('../server/main.ts');

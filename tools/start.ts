import { buildApp } from './build/build.ts';

/** `npm start`: builds the interface when its sources have changed, then serves everything on one port. */
await buildApp();
await import('../server/main.ts');

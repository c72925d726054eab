import { enableCompileCache } from 'node:module';

// On before any module of the mock is compiled: a start that finds them compiled takes half of the time.
enableCompileCache();
await import('./process.ts');

/** Floor c: every library is part of the first script. `build.ts` puts `libraries-later.tsx` in its place for d. */
export { loadCardFields, resolver, showFailure, signIn, Surroundings } from './libraries.tsx';

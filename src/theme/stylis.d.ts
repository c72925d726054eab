/** The one thing we take from stylis, which ships no types. */
declare module 'stylis' {
  export const prefixer: import('@emotion/cache').StylisPlugin;
}

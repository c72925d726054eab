/** '⌘' on Apple's systems, 'Ctrl' elsewhere. */
export function modifierKey(platform = globalThis.navigator?.platform ?? ''): string {
  return /mac|iphone|ipad/iu.test(platform) ? '⌘' : 'Ctrl';
}

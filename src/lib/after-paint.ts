/** Calls back after the next painting; in a tab that nobody sees, once it is seen. */
export function afterPaint(then: () => void): void {
  // What is asked for in a frame comes after its painting.
  requestAnimationFrame(() => setTimeout(then));
}

/** After-paint callback: runs once the next frame has been painted; in a hidden tab, once the tab is visible. */
export function afterPaint(then: () => void): void {
  // What is asked for in a frame comes after its painting.
  requestAnimationFrame(() => setTimeout(then));
}

import { useEffect } from 'react';
import { whenIdle } from '#src/lib/when-idle.ts';

/** Latest that the grid's code is fetched after the first rows are shown, where the browser is never idle. */
const LATEST_MS = 4000;

const shown = Promise.withResolvers<void>();
let hasFocus = false;
/** Present while the focus is in the first rows. */
let stay: PromiseWithResolvers<void> | undefined;

/**
 * Waits for the grid's turn: its code is fetched when first rows are on the page and the browser is
 * idle, and takes their place when the focus is in none of them, since it would be lost there.
 */
export async function inTurn<T>(load: () => Promise<T>): Promise<T> {
  await shown.promise;
  const loaded = await load();
  await stay?.promise;
  return loaded;
}

function enter(): void {
  hasFocus = true;
  stay ??= Promise.withResolvers();
}

function leave(): void {
  hasFocus = false;
  // A menu of a row takes the focus right after its button has lost it.
  setTimeout(() => {
    if (hasFocus) return;
    stay?.resolve();
    stay = undefined;
  });
}

/** For first rows: says when they are shown, and takes note of the focus in them and in their menus. */
export function useGridTurn(): { onFocus: () => void; onBlur: () => void } {
  useEffect(() => {
    const frame = requestAnimationFrame(() => whenIdle(shown.resolve, LATEST_MS));
    return () => {
      cancelAnimationFrame(frame);
      leave();
    };
  }, []);
  return { onFocus: enter, onBlur: leave };
}

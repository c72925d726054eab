import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { fittingCount } from './fitting-count.ts';

type Measured = { key: string; widths: number[]; more: number };

const GAP = 4;
/** The active entry is set bolder, so a line's widths change a little with the screen. */
const SLACK = 12;

/**
 * How many of a line's entries fit. `list` holds every entry and then the button for the others as
 * long as `isMeasuring`; `key` says when widths have changed, as with another language.
 */
export function useFittingCount(
  list: RefObject<HTMLElement | null>,
  count: number,
  key: string,
): { shown: number; isMeasuring: boolean } {
  const [room, setRoom] = useState(Infinity);
  const [measured, setMeasured] = useState<Measured>();
  const [hasWebFonts, setHasWebFonts] = useState(false);
  const wanted = `${key} ${count} ${hasWebFonts}`;
  const isMeasuring = measured?.key !== wanted;

  useLayoutEffect(() => {
    if (!list.current || !isMeasuring) return;
    const all = [...list.current.children].map((child) => child.getBoundingClientRect().width);
    // oxlint-disable-next-line react/set-state-in-effect -- Widths are known once laid out; nothing is painted between.
    setRoom(list.current.clientWidth);
    setMeasured({ key: wanted, widths: all.slice(0, count), more: all[count] ?? 0 });
  }, [list, count, wanted, isMeasuring]);

  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  useEffect(() => {
    let isHere = true;
    void (document.fonts as FontFaceSet | undefined)?.ready.then(
      () => isHere && setHasWebFonts(true),
    );
    return () => {
      isHere = false;
    };
  }, []);

  if (isMeasuring) return { shown: count, isMeasuring };
  const { widths, more } = measured;
  return { shown: fittingCount(widths, { room: room - SLACK, gap: GAP, more }), isMeasuring };
}

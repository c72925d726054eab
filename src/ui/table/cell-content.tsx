import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';

const CONTROLS = 'a[href], button, input, [role="button"]';

/**
 * Content of a grid's cell. Its links and buttons are no stops for Tab, or every row would add
 * some before the pager: arrow keys lead to the cell, and Enter into it (`enterCell`).
 */
export function CellContent({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const settle = () => {
      // Who is inside may go on to the cell's next button.
      const stop = element.contains(document.activeElement) ? 0 : -1;
      for (const control of element.querySelectorAll<HTMLElement>(CONTROLS))
        if (control.tabIndex !== stop) control.tabIndex = stop;
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['tabindex'] });
    const leave = () => queueMicrotask(settle);
    element.addEventListener('focusin', settle);
    element.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', settle);
      element.removeEventListener('focusout', leave);
    };
  }, []);
  return (
    <Box component="span" ref={frame} sx={{ display: 'contents' }}>
      {children}
    </Box>
  );
}

/** Enter on a cell: its one link or button is pressed, the first of several gets the focus. */
export function enterCell(cell: Element): boolean {
  const [first, ...others] = cell.querySelectorAll<HTMLElement>(CONTROLS);
  if (!first) return false;
  if (others.length > 0) first.focus();
  else first.click();
  return true;
}

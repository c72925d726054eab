import { cloneElement, type ReactElement, type ReactNode } from 'react';

type NativeTitleProps = { title?: ReactNode; children: ReactElement };

/** The browser's own tooltip, for the grid's titles and buttons: MUI's would bring Popper along. */
export default function NativeTitle({ title, children }: NativeTitleProps) {
  return cloneElement<{ title?: ReactNode }>(children as ReactElement<{ title?: ReactNode }>, {
    title: title || undefined,
  });
}

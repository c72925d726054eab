import type { FocusEvent, MouseEvent, Ref, TouchEvent } from 'react';
import { Link, useHref, type LinkProps } from 'react-router-dom';
import { prefetch } from './prefetch.ts';

export type PrefetchLinkProps = LinkProps & { ref?: Ref<HTMLAnchorElement> };

/** A link that loads its screen ahead as soon as it is pointed at, focused or touched. */
export function PrefetchLink(props: PrefetchLinkProps) {
  const { onMouseEnter, onFocus, onTouchStart, ...rest } = props;
  const href = useHref(rest.to, rest.relative ? { relative: rest.relative } : undefined);
  return (
    <Link
      {...rest}
      onMouseEnter={(event: MouseEvent<HTMLAnchorElement>) => {
        prefetch(href);
        onMouseEnter?.(event);
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        prefetch(href);
        onFocus?.(event);
      }}
      onTouchStart={(event: TouchEvent<HTMLAnchorElement>) => {
        prefetch(href);
        onTouchStart?.(event);
      }}
    />
  );
}

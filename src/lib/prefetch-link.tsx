import type { Ref } from 'react';
import { Link, useHref, type LinkProps } from 'react-router-dom';
import { prefetch } from './prefetch.ts';

export type PrefetchLinkProps = LinkProps & { ref?: Ref<HTMLAnchorElement> };

/** A link that loads its screen ahead as soon as it is pointed at, focused or touched. */
export function PrefetchLink(props: PrefetchLinkProps) {
  const { onMouseEnter, onFocus, onTouchStart, ...rest } = props;
  const href = useHref(rest.to, rest.relative ? { relative: rest.relative } : undefined);
  const ahead =
    <Event,>(handle: ((event: Event) => void) | undefined) =>
    (event: Event) => {
      prefetch(href);
      handle?.(event);
    };
  return (
    <Link
      {...rest}
      onMouseEnter={ahead(onMouseEnter)}
      onFocus={ahead(onFocus)}
      onTouchStart={ahead(onTouchStart)}
    />
  );
}

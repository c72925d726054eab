import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListState } from './list-state.ts';

export type ListStateInPage<S> = {
  state: S;
  /** Shows a change and writes it to the address; `replace` leaves no step to go back on. */
  show: (change: Partial<S>, options?: { replace?: boolean }) => void;
  /** Shows a change that is not for the address yet: a slider is still held. */
  hold: (change: Partial<S>) => void;
};

/**
 * A list's state, kept in the address. The router follows a step behind, so what was asked for is
 * shown meanwhile, and the next change builds on it: none is lost, however quickly they come.
 * A change other than of the page begins at the first page again.
 */
export function useListState<S extends object>(codec: ListState<S>): ListStateInPage<S> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const inAddress = useMemo(() => codec.read(new URLSearchParams(search)), [codec, search]);
  const [ahead, setAhead] = useState<S>();
  // What was asked for last, until the address that holds it is drawn.
  const latest = useRef<S>(undefined);
  const turn = useRef(0);
  useEffect(() => {
    if (ahead === undefined) latest.current = undefined;
  }, [ahead]);

  const take = (change: Partial<S>): S => {
    const first = 'page' in codec.fields ? { page: 1 } : {};
    const next = { ...(latest.current ?? inAddress), ...first, ...change };
    latest.current = next;
    setAhead(next);
    turn.current += 1;
    return next;
  };
  const show: ListStateInPage<S>['show'] = (change, { replace = false } = {}) => {
    const to = { search: codec.write(take(change)) };
    const mine = turn.current;
    // One action, so that the router's transition and the end of `ahead` are drawn at once, even
    // where the new address waits for its data.
    startTransition(async () => {
      await navigate(to, { replace, preventScrollReset: true });
      startTransition(() => {
        if (mine === turn.current) setAhead(undefined);
      });
    });
  };
  return { state: ahead ?? inAddress, show, hold: (change) => void take(change) };
}

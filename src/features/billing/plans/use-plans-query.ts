import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { readPlansQuery, toPlansAddress, type PlansQuery } from './plans-query.ts';

/**
 * What the price page shows. A slider changes it faster than the address follows, so it is held
 * here, written to the address, and read from there only when somebody else changed that.
 */
export function usePlansQuery() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [query, setQuery] = useState(() => readPlansQuery(search));
  const present = search.toString();
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (awaited.current === undefined) setQuery(readPlansQuery(new URLSearchParams(present)));
    else if (awaited.current === present) awaited.current = undefined;
  }, [present]);
  return {
    query,
    /** Shows other seats without touching the address: the slider is still held. */
    hold: (seats: number) => setQuery((before) => ({ ...before, seats })),
    show: (change: Partial<PlansQuery>) => {
      const next = { ...query, ...change };
      const address = paths.plans(toPlansAddress(next));
      const wanted = address.split('?')[1] ?? '';
      awaited.current = wanted === present ? undefined : wanted;
      setQuery(next);
      void navigate(address, { replace: true, preventScrollReset: true });
    },
  };
}

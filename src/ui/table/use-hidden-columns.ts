import { useState } from 'react';
import { storageKey } from '#src/lib/brand.ts';
import { localStore } from '#src/lib/storage.ts';
import { toggled } from './toggled.ts';

export type HiddenColumns = { hidden: ReadonlySet<string>; toggle: (field: string) => void };

const isFields = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((field) => typeof field === 'string');

/** Columns of a table that are hidden on this device. */
export function useHiddenColumns(table: string): HiddenColumns {
  const key = storageKey(`hiddenColumns.${table}`);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(localStore.getJson(key, isFields)),
  );
  return {
    hidden,
    toggle: (field) => {
      const next = toggled(hidden, field);
      setHidden(next);
      localStore.setJson(key, [...next]);
    },
  };
}

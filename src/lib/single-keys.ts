import { storageKey } from '#src/lib/brand.ts';
import { localStore } from '#src/lib/storage.ts';

const KEY = storageKey('singleKeys');

/** Whether single keys are shortcuts; on by default. */
export function readSingleKeys(): boolean {
  return localStore.get(KEY) !== 'off';
}

/** Remembers the choice for this browser. */
export function writeSingleKeys(isOn: boolean): void {
  localStore.set(KEY, isOn ? 'on' : 'off');
}

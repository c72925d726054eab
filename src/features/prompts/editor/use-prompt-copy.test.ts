import { describe, expect, it } from 'vitest';
import { keptNow, type KeptDraft } from './editor-values.ts';
import { ownSlot } from './use-prompt-copy.ts';

const VALUES = { title: 'Plan' } as KeptDraft['values'];
const kept = (at: string): KeptDraft => ({ ...keptNow(VALUES, 1), at });

/** One slot of the device, and the view that each tab has of it. */
function device(left?: KeptDraft) {
  let slot = left;
  const tab = () =>
    ownSlot({
      initial: slot,
      read: () => slot,
      save: (value) => void (slot = value),
      discard: () => void (slot = undefined),
    });
  return { tab, slot: () => slot };
}

describe('what a tab keeps of a prompt on this device', () => {
  it('goes when it is discarded', () => {
    const { tab, slot } = device(kept('1'));
    const own = tab();
    own.discard();
    expect(slot()).toBeUndefined();
    own.save(kept('2'));
    own.discard();
    expect(slot()).toBeUndefined();
  });

  it('stays when another tab has put its own there meanwhile', () => {
    const { tab, slot } = device();
    const [mine, theirs] = [tab(), tab()];
    mine.save(kept('1'));
    theirs.save(kept('2'));
    mine.discard();
    expect(slot()).toEqual(kept('2'));
    theirs.discard();
    expect(slot()).toBeUndefined();
  });

  it('stays when this tab has kept nothing', () => {
    const { tab, slot } = device();
    const [mine, theirs] = [tab(), tab()];
    theirs.save(kept('1'));
    mine.discard();
    expect(slot()).toEqual(kept('1'));
  });
});

import { act, render } from '@testing-library/react';
import { createRef, useImperativeHandle, type ComponentType, type Ref } from 'react';
import { expect, it } from 'vitest';
import { lateRipple, type RippleActions } from './late-ripple.tsx';

type RippleModule = { default: ComponentType<{ ref?: Ref<RippleActions> }> };

/** A button's ripple whose code is on its way, and what the real one is asked for. */
function mounted() {
  const asked: string[] = [];
  const code = Promise.withResolvers<RippleModule>();
  function Ripple({ ref }: { ref?: Ref<RippleActions> }) {
    useImperativeHandle(ref, () => {
      const note = (name: string) => () => void asked.push(name);
      return { start: note('start'), stop: note('stop'), pulsate: note('pulsate') };
    });
    return null;
  }
  const LateRipple = lateRipple(() => code.promise);
  const ref = createRef<RippleActions>();
  render(<LateRipple ref={ref} />);
  return {
    asked,
    ripple: ref.current!,
    arrive: () => act(async () => code.resolve({ default: Ripple })),
    fail: () => act(async () => code.reject(new Error('gone'))),
  };
}

it('a press that is held until the code is here ripples then', async () => {
  const { ripple, asked, arrive } = mounted();
  ripple.start();
  expect(asked).toEqual([]);
  await arrive();
  expect(asked).toEqual(['start']);
  ripple.stop();
  expect(asked).toEqual(['start', 'stop']);
});

it('a press that was let go before does not', async () => {
  const { ripple, asked, arrive } = mounted();
  ripple.start();
  ripple.stop();
  await arrive();
  expect(asked).toEqual([]);
});

it('does without where the code cannot come', async () => {
  const { ripple, fail } = mounted();
  await fail();
  expect(() => ripple.start()).not.toThrow();
});

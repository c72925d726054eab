import { lazy, Suspense, useImperativeHandle, useRef, type ComponentType, type Ref } from 'react';

type Action = (...args: readonly unknown[]) => void;

/** What a button asks of its ripple. */
export type RippleActions = { start: Action; stop: Action; pulsate: Action };

type RippleProps = { ref?: Ref<RippleActions> };

/**
 * MUI's ripple, whose code is fetched later (tools/build/lean-libraries.ts). A button that is pressed
 * before it is here ripples once it is, unless it has been let go; it does without where it cannot come.
 */
export function lateRipple(
  load: () => Promise<{ default: ComponentType<RippleProps> }>,
): ComponentType<RippleProps> {
  const Ripple = lazy(() => load().catch(() => ({ default: () => null })));
  return function LateRipple({ ref, ...props }) {
    const here = useRef<RippleActions>(null);
    const waiting = useRef<() => void>(undefined);
    useImperativeHandle(ref, () => {
      const when =
        (name: keyof RippleActions): Action =>
        (...args) => {
          if (here.current) here.current[name](...args);
          else waiting.current = name === 'stop' ? undefined : () => here.current?.[name](...args);
        };
      return { start: when('start'), stop: when('stop'), pulsate: when('pulsate') };
    }, []);
    const arrived = (actions: RippleActions | null) => {
      here.current = actions;
      waiting.current?.();
      waiting.current = undefined;
    };
    return (
      <Suspense>
        <Ripple ref={arrived} {...props} />
      </Suspense>
    );
  };
}

import {
  Component,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ChunkLoadError } from '../lib/lazy.ts';
import { toast } from '../ui/toast/toast.ts';

export type OverlayPartProps<P extends object> = {
  /** A `lazy` component, made again for each try: React keeps a failure for good. */
  make: () => ComponentType<P>;
  props: P;
  /** The part could not be fetched without a connection; whatever opened it is closed. */
  onMissing?: () => void;
};

/**
 * A part over the page or around it. Without a connection it cannot be fetched: that is said, the page
 * stays, and the part comes with the connection or when it is opened again.
 */
export function OverlayPart<P extends object>({ make, props, onMissing }: OverlayPartProps<P>) {
  const { t } = useTranslation('common');
  const [{ Part, isMissing }, setPart] = useState(() => ({ Part: make(), isMissing: false }));
  useEffect(() => {
    if (!isMissing) return undefined;
    const again = () => setPart({ Part: make(), isMissing: false });
    window.addEventListener('online', again, { once: true });
    return () => window.removeEventListener('online', again);
  }, [isMissing, make]);
  if (isMissing) return null;
  return (
    <MissingPart
      onMissing={() => {
        toast.error(t('errors.network'));
        setPart((current) => ({ ...current, isMissing: true }));
        onMissing?.();
      }}
    >
      {/* Within: what suspends above its own state begins again, and would fetch without end. */}
      <Suspense>
        <Part {...props} />
      </Suspense>
    </MissingPart>
  );
}

type MissingPartProps = { onMissing: () => void; children: ReactNode };
type MissingPartState = { error: unknown; isMissing: boolean };

/** Any other failure is the route's: a fault of the program, or a newer version. */
class MissingPart extends Component<MissingPartProps, MissingPartState> {
  override state: MissingPartState = { error: undefined, isMissing: false };

  static getDerivedStateFromError(error: unknown): MissingPartState {
    return { error, isMissing: error instanceof ChunkLoadError && !navigator.onLine };
  }

  override componentDidCatch(): void {
    if (this.state.isMissing) this.props.onMissing();
  }

  override render(): ReactNode {
    const { error, isMissing } = this.state;
    if (isMissing) return null;
    if (error !== undefined) throw error;
    return this.props.children;
  }
}

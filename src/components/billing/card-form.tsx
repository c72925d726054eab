import { lazy } from 'react';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import { useGetPublicConfigSuspense } from '#src/generated/api/auth/auth.ts';
import { lazyImport } from '#src/lib/lazy.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import type { CardFormProps } from './card-form-types.ts';
import { SandboxCardForm } from './sandbox-card-form.tsx';

const StripeCardForm = lazy(() =>
  lazyImport('stripe-card-form', () => import('./stripe-card-form.tsx')).then((module) => ({
    default: module.StripeCardForm,
  })),
);

/** The card form of the configured provider; the sandbox's offers test cards and has no number field. */
export function CardForm(props: CardFormProps) {
  return (
    <QueryBoundary fallback={<Skeletons kind="form" />}>
      <ProviderCardForm {...props} />
    </QueryBoundary>
  );
}

function ProviderCardForm(props: CardFormProps) {
  const { publishableKey } = useGetPublicConfigSuspense({ query: { staleTime: Infinity } }).data;
  if (!publishableKey) return <SandboxCardForm {...props} />;
  return <StripeCardForm {...props} publishableKey={publishableKey} />;
}

import { lazy, Suspense } from 'react';
import { QueryError } from '#src/components/query-error.tsx';
import { useGetPublicConfig } from '#src/generated/api/auth/auth.ts';
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
export function CardForm({ ref, purpose }: CardFormProps) {
  const config = useGetPublicConfig({ query: { staleTime: Infinity } });
  if (config.error && !config.data) return <QueryError query={config} />;
  if (!config.data) return <Skeletons kind="form" />;
  const { publishableKey } = config.data;
  if (!publishableKey) return <SandboxCardForm ref={ref} purpose={purpose} />;
  return (
    <Suspense fallback={<Skeletons kind="form" />}>
      <StripeCardForm ref={ref} purpose={purpose} publishableKey={publishableKey} />
    </Suspense>
  );
}

import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import type { Resolver } from 'react-hook-form';
import type { Credentials } from './credentials.ts';

const libraries = () => import('./libraries.tsx');
const Rest = lazy(() =>
  libraries().then(({ Surroundings: Component }) => ({ default: Component })),
);

export const resolver: Resolver<Credentials> = async (...form) =>
  (await libraries()).resolver(...form);

export const signIn = async (credentials: Credentials): Promise<void> =>
  (await libraries()).signIn(credentials);

export const loadCardFields = async () => (await libraries()).loadCardFields();

export const showFailure = (message: string) =>
  void libraries().then((loaded) => loaded.showFailure(message));

/** Floor d: what no one needs to see or fill the form is fetched once a field has the focus. */
export function Surroundings({ children }: { children?: ReactNode }) {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const use = () => setUsed(true);
    addEventListener('focusin', use, { once: true });
    return () => removeEventListener('focusin', use);
  }, []);
  return (
    <>
      {children}
      {isUsed && (
        <Suspense fallback={null}>
          <Rest />
        </Suspense>
      )}
    </>
  );
}

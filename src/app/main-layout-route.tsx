import { AbilityProvider } from '@casl/react';
import { useMemo } from 'react';
import { useGetMyProfile } from '../generated/api/account/account.ts';
import { resolveAbility } from '../permissions/ability.ts';
import { useCurrentUser } from '../session/use-current-user.ts';
import { useSession } from '../session/use-session.ts';
import { BlankLayout } from '../shell/layouts/blank-layout.tsx';
import { ShellRoute } from './shell-route.tsx';
import { ScreenStack } from './screen-stack.tsx';
import { RootFallback } from './root-fallback.tsx';

/** The signed-in area. A person without a resolved ability sees a blank layout (specification §6). */
export function Component() {
  // An active query: what a mutation makes stale is read again while menu, meters and trial show it.
  useGetMyProfile({ query: { enabled: useSession().status === 'signedIn' } });
  const user = useCurrentUser();
  const permissions = user?.permissions;
  const ability = useMemo(() => (permissions ? resolveAbility(permissions) : null), [permissions]);
  if (!user) return <RootFallback />;
  if (!ability) return <BlankLayout>{null}</BlankLayout>;
  return (
    <AbilityProvider value={ability}>
      <ShellRoute key={user.id} user={user}>
        <ScreenStack />
      </ShellRoute>
    </AbilityProvider>
  );
}

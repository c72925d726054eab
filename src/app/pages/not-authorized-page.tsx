import { NotAuthorizedScreen } from '../not-authorized-screen.tsx';

export function Component() {
  return <NotAuthorizedScreen />;
}

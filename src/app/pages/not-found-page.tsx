import { NotFoundScreen } from '../not-found-screen.tsx';

export function Component() {
  return <NotFoundScreen />;
}

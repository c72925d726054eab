import { Outlet } from 'react-router-dom';
import { BlankLayout } from '../shell/layouts/blank-layout.tsx';

/** Pages without a shell: errors and legal texts. */
export function Component() {
  return (
    <BlankLayout>
      <Outlet />
    </BlankLayout>
  );
}

import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { ServerErrorScreen } from '../server-error-screen.tsx';

/** /500: a link here may carry the request's id and where to try again. */
export function Component() {
  const state = useLocation().state as { requestId?: unknown; from?: unknown } | null;
  const navigate = useNavigate();
  const from = typeof state?.from === 'string' ? state.from : paths.home();
  return (
    <ServerErrorScreen
      requestId={typeof state?.requestId === 'string' ? state.requestId : undefined}
      onRetry={() => void navigate(from, { replace: true })}
    />
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, messageOf, problemOf } from '#src/api/problem.ts';
import { PlanCode } from '#src/generated/api/endpoints.schemas.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { useCan } from '#src/permissions/use-can.ts';
import { usePlanName } from './billing/use-plan-name.ts';
import { ResendVerification } from './resend-verification.tsx';

export type ProblemAlertProps = {
  error: unknown;
  /** A title above the server's own words. */
  title?: string;
  /** Tries the same again. */
  onRetry?: () => void;
  onClose?: () => void;
  /** With room below, above a page's content. */
  isSpaced?: boolean;
};

/** A refusal with the way out of it: the plan that lifts a limit, the mail to confirm, another try. */
export function ProblemAlert(props: ProblemAlertProps) {
  const { error, title, onRetry, onClose, isSpaced = false } = props;
  const { t } = useTranslation(['components', 'common']);
  const can = useCan();
  const planName = usePlanName();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  const code = codeOf(error);
  const planCode = problemOf(error)?.planCode;
  const plan = Object.values(PlanCode).find((known) => known === planCode);
  const errors = problemOf(error)?.errors ?? [];

  let way: ReactNode = onRetry && (
    <Button size="small" variant="outlined" color="inherit" onClick={onRetry}>
      {t('common:actions.retry')}
    </Button>
  );
  if (code === 'quota_exceeded') {
    way = can('read', 'billing') ? (
      <Button size="small" variant="contained" component={PrefetchLink} to={paths.plans()}>
        {plan && plan !== 'free'
          ? t('problem.seePlan', { plan: planName(plan) })
          : t('problem.seePlans')}
      </Button>
    ) : (
      t('problem.askOwner')
    );
  }
  if (code === 'email_not_verified')
    way = (
      <ResendVerification
        label={t('problem.resend')}
        sentText={(email) => t('problem.resent', { email })}
      />
    );

  return (
    <Box ref={box} tabIndex={-1} sx={{ outline: 'none', mb: isSpaced ? 5 : 0 }}>
      <Alert
        severity={code === 'quota_exceeded' || code === 'email_not_verified' ? 'warning' : 'error'}
        onClose={onClose}
      >
        {title && (
          <Box component="strong" sx={{ display: 'block', fontWeight: 500 }}>
            {title}
          </Box>
        )}
        {messageOf(error) || t('common:errors.unknown')}
        {errors.length > 0 && (
          <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 5 }}>
            {errors.map(({ field, message }) => (
              <li key={`${field} ${message}`}>{message}</li>
            ))}
          </Box>
        )}
        {way && <Box sx={{ mt: 3 }}>{way}</Box>}
      </Alert>
    </Box>
  );
}

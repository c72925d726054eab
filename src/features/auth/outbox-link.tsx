import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Trans, useTranslation } from 'react-i18next';
import { useGetPublicConfig } from '#src/generated/api/auth/auth.ts';

/** On a machine without a mail server, where to find the mail that was not sent. */
export function OutboxLink() {
  const { t } = useTranslation('auth');
  const { data } = useGetPublicConfig();
  if (!data?.outbox) return null;
  return (
    <Alert severity="info" sx={{ width: '100%' }}>
      <Trans
        t={t}
        i18nKey="outbox"
        components={[
          <Link key="outbox" href="/dev/outbox" target="_blank" rel="noreferrer" underline="always">
            {null}
          </Link>,
        ]}
      />
    </Alert>
  );
}

import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Section } from '#src/ui/section.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionList } from './session-list.tsx';

/** The password, and where it was used. */
export function SecurityTab({ email }: { email: string }) {
  const { t } = useTranslation('account');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Section title={t('password.title')} text={t('password.text')}>
        <PasswordForm email={email} />
      </Section>
      <Section title={t('sessions.title')} text={t('sessions.text')}>
        <SessionList />
      </Section>
    </Box>
  );
}

import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { User } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { initials } from '#src/lib/initials.ts';
import { Section } from '#src/ui/section.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The person at a glance, and the form. */
export function ProfileTab({ user }: { user: User }) {
  const { t } = useTranslation('account');
  const { date } = useFormats();
  const { firstName, lastName, email, avatarUrl, emailVerifiedAt, role, createdAt } = user;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Section title={t('profile.title')} text={t('profile.text')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mb: 7 }}>
        <Avatar src={avatarUrl} alt="" sx={{ width: 72, height: 72, fontSize: '1.5rem' }}>
          {initials(name)}
        </Avatar>
        <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
          <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{email}</bdi>
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
            <Chip size="small" variant="outlined" label={t(`profile.role.${role}`)} />
            <Chip
              size="small"
              variant="outlined"
              color={emailVerifiedAt ? 'success' : 'warning'}
              label={t(emailVerifiedAt ? 'profile.verified' : 'profile.unverified')}
            />
            <Typography variant="caption" color="textSecondary">
              {t('profile.since', { date: date(createdAt) })}
            </Typography>
          </Box>
        </Box>
      </Box>
      <ProfileForm user={user} />
    </Section>
  );
}

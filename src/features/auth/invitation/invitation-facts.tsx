import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';

/** Who invites whom, to do what, and until when. */
export function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { t } = useTranslation('auth');
  const { date } = useFormats();
  const { inviterName, emailMasked, preset, expiresAt } = invitation;
  const facts = [
    [t('invitation.from'), inviterName],
    [t('invitation.for'), emailMasked],
    [t('invitation.role'), t(`invitation.preset.${preset}`)],
    [t('invitation.until'), date(expiresAt)],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 5,
        rowGap: 2,
        m: 0,
        mb: 6,
        p: 4,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
      }}
    >
      {facts.map(([term, fact]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <bdi>{fact}</bdi>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

import { useTranslation } from 'react-i18next';
import type { SubUser } from '#src/generated/api/endpoints.schemas.ts';
import { useFormats } from '#src/i18n/use-formats.ts';

/** Time of a member's last visit; of an invitation, until when it holds. */
export function LastSeen({ person }: { person: SubUser }) {
  const { t } = useTranslation('team');
  const { date, dateTime, relative } = useFormats();
  const { lastActiveAt, expiresAt, status } = person;
  if (lastActiveAt)
    return (
      <time dateTime={lastActiveAt} title={dateTime(lastActiveAt)}>
        {relative(lastActiveAt)}
      </time>
    );
  if (!expiresAt) return <>{t('never')}</>;
  return <>{t(status === 'expired' ? 'endedOn' : 'endsOn', { date: date(expiresAt) })}</>;
}

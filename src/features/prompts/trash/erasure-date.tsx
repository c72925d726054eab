import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/use-formats.ts';
import { daysLeft } from './trash-query.ts';

const SOON_DAYS = 3;

/** The day on which a deleted prompt is erased; in the last days also how few are left. */
export function ErasureDate({ at, isSentence = false }: { at: string; isSentence?: boolean }) {
  const { t } = useTranslation('prompts');
  const { date, dateTime, number } = useFormats();
  const left = daysLeft(at);
  const isSoon = left <= SOON_DAYS;
  const day = isSentence ? t('trash.erasedOn', { date: date(at) }) : date(at);
  return (
    <Box
      component="time"
      dateTime={at}
      title={dateTime(at)}
      sx={isSoon ? { color: 'warning.main', fontWeight: 500 } : {}}
    >
      {day}
      {isSoon && ` (${t('trash.daysLeft', { count: left, formatted: number(left) })})`}
    </Box>
  );
}

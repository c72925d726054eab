import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Names of days (`2026-11-20`), which are calendar days: no time zone moves them. */
export function useDayLabels() {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.language, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    });
    const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' });
    const at = (date: string) => new Date(`${date}T00:00:00Z`);
    return {
      /** 20 Nov */
      day: (date: string) => format.format(at(date)),
      /** Fri, for the bars of one week. */
      weekday: (date: string) => weekday.format(at(date)),
      /** 14 – 20 Nov */
      span: (from: string, to: string) =>
        from === to ? format.format(at(from)) : format.formatRange(at(from), at(to)),
    };
  }, [i18n.language]);
}

/** The browser's time zone, where it has one that is more than an offset. */
export function browserTimezone(): { timezone?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone && /^[A-Za-z0-9_+/-]{1,64}$/u.test(timeZone) ? { timezone: timeZone } : {};
}

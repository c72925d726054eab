export const ACCOUNT_TABS = ['profile', 'security', 'plan', 'appearance'] as const;
export type AccountTab = (typeof ACCOUNT_TABS)[number];

/** The tab that the address names; the profile when it names none that there is. */
export function readTab(search: URLSearchParams): AccountTab {
  const asked = search.get('tab');
  return ACCOUNT_TABS.find((tab) => tab === asked) ?? 'profile';
}

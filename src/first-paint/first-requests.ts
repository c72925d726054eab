/** Takes the place of the id at the end of an address, where a page is one for every id. */
export const ID_IN_ADDRESS = '__id__';

/** The entries of a list in an attribute, divided by spaces. */
export function listOf(attribute: string | undefined): string[] {
  return attribute?.split(' ').filter(Boolean) ?? [];
}

/**
 * What to ask for before the program is here. A page names the requests of every screen
 * (`data-requests`), and its own (`data-page-requests`) for an address without a query, which would
 * ask for something else.
 */
export function firstRequests(
  page: Readonly<Record<string, string | undefined>>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string[] {
  const own = search ? [] : listOf(page['pageRequests']);
  const id = pathname.split('/').at(-1) ?? '';
  return [
    ...listOf(page['requests']),
    ...own.map((address) => address.replace(ID_IN_ADDRESS, () => id)),
  ];
}

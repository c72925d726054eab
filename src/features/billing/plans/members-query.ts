import { queryOptions } from '@tanstack/react-query';
import { foldText, searchWords } from '#core/text/fold.ts';
import { getListSubUsersQueryKey, listSubUsers } from '#src/generated/api/team/team.ts';
import type { SubUser } from '#src/generated/api/endpoints.schemas.ts';

export type Member = Pick<SubUser, 'id' | 'name' | 'email' | 'status'>;

/** The most that one answer of the server holds. */
const PAGE_SIZE = 100;

/** Invitations that expired and members who are suspended hold no seat, so there is none to keep. */
const holdsSeat = ({ status }: Member): boolean => status === 'active' || status === 'invited';

/** Every member who holds a seat, page after page: who stays is chosen from all of them. */
export const seatHoldersQuery = () =>
  queryOptions({
    queryKey: [...getListSubUsersQueryKey(), 'seatHolders'],
    queryFn: async ({ signal }) => {
      const members = new Map<string, Member>();
      for (let page = 1; ; page += 1) {
        const answer = await listSubUsers({ page, pageSize: PAGE_SIZE }, undefined, signal);
        // A member who moved between two pages meanwhile is counted once.
        for (const item of answer.items) members.set(item.id, item);
        const isLast = page * PAGE_SIZE >= answer.total || answer.items.length === 0;
        if (isLast) return [...members.values()].filter(holdsSeat);
      }
    },
  });

/** Members whose name or address has every word of a search. */
export function findMembers(members: readonly Member[], search: string): readonly Member[] {
  const words = searchWords(search);
  return members.filter(({ name, email }) => {
    const text = foldText(`${name} ${email}`);
    return words.every((word) => text.includes(word));
  });
}

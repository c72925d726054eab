import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { findMembers, seatHoldersQuery, type Member } from './members-query.ts';

const listSubUsers = vi.hoisted(() =>
  vi.fn<(params: { page: number; pageSize: number }) => Promise<object>>(),
);
vi.mock('#src/generated/api/team/team.ts', () => ({
  listSubUsers,
  getListSubUsersQueryKey: () => ['listSubUsers'],
}));

const member = (n: number, status: Member['status'] = 'active'): Member => ({
  id: String(n),
  name: `Member ${n}`,
  email: `m${n}@example.com`,
  status,
});
const read = () => new QueryClient().fetchQuery(seatHoldersQuery());

/** A server with these members, as the contract pages them. */
function serve(members: readonly Member[]): void {
  listSubUsers.mockImplementation(({ page, pageSize }) =>
    Promise.resolve({
      items: members.slice((page - 1) * pageSize, page * pageSize),
      total: members.length,
    }),
  );
}
beforeEach(() => {
  listSubUsers.mockReset();
});

it.each([
  [0, 1],
  [100, 1],
  [101, 2],
  [500, 5],
])('of a team of %i everyone is read, in %i calls', async (size, calls) => {
  serve(Array.from({ length: size }, (_, n) => member(n)));
  expect(new Set((await read()).map(({ id }) => id)).size).toBe(size);
  expect(listSubUsers).toHaveBeenCalledTimes(calls);
});

it('leaves out who holds no seat, and counts who moved between two pages once', async () => {
  const first = Array.from({ length: 100 }, (_, n) => member(n, n === 0 ? 'suspended' : 'active'));
  serve([...first, member(99), member(100, 'invited'), member(101, 'expired')]);
  const ids = (await read()).map(({ id }) => id);
  expect(ids).toHaveLength(100);
  expect(ids).toContain('100');
});

it('ends when members were removed meanwhile', async () => {
  listSubUsers.mockResolvedValueOnce({ items: [member(1)], total: 150 });
  listSubUsers.mockResolvedValueOnce({ items: [], total: 150 });
  expect(await read()).toHaveLength(1);
});

it('finds by name and address, whatever the case and accents', () => {
  const zoe = { ...member(1), name: 'Zoë Núñez' };
  const found = (search: string) => findMembers([zoe, member(2)], search).map(({ id }) => id);
  expect(found('nunez ZOE')).toEqual(['1']);
  expect(found('m2@')).toEqual(['2']);
  expect(found('  ')).toEqual(['1', '2']);
  expect(found('nobody')).toEqual([]);
});

import {
  ListSubUsersSort,
  SubUserStatus,
  type ListSubUsersParams,
} from '#src/generated/api/endpoints.schemas.ts';
import { asked, choice, listState, optionalChoice, paging } from '#src/lib/list-state.ts';

/** What the team page shows. */
export type TeamQuery = {
  status: SubUserStatus | undefined;
  sort: ListSubUsersSort;
  page: number;
  pageSize: number;
};

/** The team in the address. */
export const teamState = listState<TeamQuery>({
  status: optionalChoice(SubUserStatus),
  sort: choice(ListSubUsersSort, 'name'),
  ...paging,
});

/** The query as the contract has it. */
export const toTeamParams = (query: TeamQuery): ListSubUsersParams => asked(query);

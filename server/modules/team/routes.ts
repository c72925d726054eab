import type { UserRow } from '#server/db/schema/account.ts';
import type { User } from '#contract/generated/schemas.ts';
import { implement } from '#server/contract.ts';
import { presentSignedIn } from '../auth/presenters.ts';
import type { Acceptance } from './accept-service.ts';
import type { Invitations } from './invite-service.ts';
import type { Members } from './member-service.ts';
import type { TeamService } from './service.ts';

export type TeamRouteDeps = {
  team: TeamService;
  invitations: Invitations;
  acceptance: Acceptance;
  members: Members;
  profileOf(user: UserRow): Promise<User>;
  getMyProfile(ctx: { caller: { id: string } }): Promise<User>;
};

export function teamRoutes(deps: TeamRouteDeps) {
  const { team, invitations, acceptance, members, profileOf, getMyProfile } = deps;
  return implement('team', {
    async listSubUsers({ query, ctx }) {
      return { status: 200, body: await team.listSubUsers(query, ctx) };
    },

    async addSubUsers({ body, ctx }) {
      return { status: 200, body: await invitations.addSubUsers(body, ctx) };
    },

    async resendInvitation({ params, ctx }) {
      return { status: 200, body: await invitations.resendInvitation(params.subUserId, ctx) };
    },

    async updateSubUser({ params, body, ctx }) {
      return { status: 200, body: await members.updateSubUser(params.subUserId, body, ctx) };
    },

    async removeSubUser({ params, query, ctx }) {
      const { subUserId } = params;
      return {
        status: 200,
        body: await members.removeSubUser(subUserId, query.transferTo, ctx),
      };
    },

    async getInvitation({ params, ctx }) {
      return { status: 200, body: await acceptance.getInvitation(params.token, ctx) };
    },

    async acceptInvitation({ params, body, ctx }) {
      const begun = await acceptance.acceptInvitation(params.token, body, ctx);
      return { status: 200, body: presentSignedIn(begun, await profileOf(begun.user)) };
    },

    async joinTeam({ params, ctx }) {
      await acceptance.joinTeam(params.token, ctx);
      return { status: 200, body: { user: await getMyProfile(ctx) } };
    },
  });
}

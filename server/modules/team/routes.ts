import { implement } from '#server/contract.ts';
import type { TeamService } from './service.ts';

export function teamRoutes({ team }: { team: TeamService }) {
  return implement('team', {
    async listSubUsers({ query, ctx }) {
      return { status: 200, body: await team.listSubUsers(ctx.caller, query, ctx.locale) };
    },
  });
}

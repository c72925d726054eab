import { implement } from '#server/contract.ts';
import { paging } from '#server/platform/http/pagination.ts';
import { text } from '#server/platform/text/texts.ts';
import type { AccountService } from './service.ts';

export function accountRoutes({ account }: { account: AccountService }) {
  return implement('account', {
    async getMyProfile({ ctx }) {
      return { status: 200, body: { user: await account.profile(ctx.caller.id) } };
    },

    async updateProfile({ body, ctx }) {
      return { status: 200, body: { user: await account.updateProfile(ctx.caller.id, body) } };
    },

    async updatePassword({ body, ctx }) {
      await account.updatePassword(ctx, body);
      return { status: 200, body: { message: text(ctx.locale, 'account:passwordChanged') } };
    },

    async listSessions({ query, ctx }) {
      return { status: 200, body: await account.listSessions(ctx, paging(query)) };
    },
  });
}

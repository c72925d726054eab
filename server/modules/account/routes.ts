import { implement } from '#server/contract.ts';
import { text } from '#server/platform/text/texts.ts';
import type { AccountService } from './service.ts';

export function accountRoutes({ account }: { account: AccountService }) {
  return implement('account', {
    async getMyProfile({ ctx }) {
      return { status: 200, body: { user: await account.getMyProfile(ctx) } };
    },

    async updateProfile({ body, ctx }) {
      return { status: 200, body: { user: await account.updateProfile(body, ctx) } };
    },

    async updatePassword({ body, ctx }) {
      await account.updatePassword(body, ctx);
      return { status: 200, body: { message: text(ctx.locale, 'account:passwordChanged') } };
    },

    async listSessions({ query, ctx }) {
      return { status: 200, body: await account.listSessions(query, ctx) };
    },
  });
}

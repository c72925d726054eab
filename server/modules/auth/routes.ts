import type { Config } from '#server/config.ts';
import { implement } from '#server/contract.ts';
import { LANGUAGES } from '#core/language/languages.ts';
import { text } from '#server/platform/text/texts.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type { User } from '#contract/generated/schemas.ts';
import { presentCodeDue, presentSignedIn } from './presenters.ts';
import { publicConfig } from './public-config.ts';
import type { AuthService } from './service.ts';
import type { Sessions } from './session-service.ts';
import type { SignedIn, SignIn } from './sign-in-service.ts';

export type AuthRouteDeps = {
  config: Config;
  /** The model that answers where no other is named. */
  isDemo(): Promise<boolean>;
  auth: AuthService;
  signIn: SignIn;
  sessions: Sessions;
  /** The profile that a sign-in answers with. */
  profileOf(user: UserRow): Promise<User>;
};

export function authRoutes({ config, auth, signIn, sessions, ...deps }: AuthRouteDeps) {
  const signedIn = async (result: SignedIn) =>
    presentSignedIn(result, await deps.profileOf(result.user));
  return implement('auth', {
    async getPublicConfig() {
      return { status: 200, body: publicConfig(config, await deps.isDemo(), LANGUAGES) };
    },

    async login({ body, ctx }) {
      const result = await signIn.login(body, ctx);
      return {
        status: 200,
        body: result.kind === 'session' ? await signedIn(result) : presentCodeDue(result),
      };
    },

    async verifyOtp({ body, ctx }) {
      return { status: 200, body: await signedIn(await signIn.verifyOtp(body, ctx)) };
    },

    async logout({ ctx }) {
      await sessions.end(ctx.session.id);
      return { status: 204 };
    },

    async registerWithEmail({ body, ctx }) {
      await auth.registerWithEmail(body, ctx);
      return { status: 202, body: { message: text(ctx.locale, 'auth:registered') } };
    },

    async forgotPassword({ body, ctx }) {
      await auth.forgotPassword(body, ctx);
      return { status: 202, body: { message: text(ctx.locale, 'auth:resetLinkSent') } };
    },

    async resendEmailVerification({ body, ctx }) {
      await auth.resendEmailVerification(body, ctx);
      return { status: 202, body: { message: text(ctx.locale, 'auth:verificationSent') } };
    },

    async verifyEmail({ params, ctx }) {
      const { email, verifiedAt } = await auth.verifyEmail(params, ctx);
      return { status: 200, body: { email, verifiedAt: verifiedAt.toISOString() } };
    },

    async getPasswordReset({ params, ctx }) {
      const reset = await auth.getPasswordReset(params, ctx);
      return { status: 200, body: { ...reset, expiresAt: reset.expiresAt.toISOString() } };
    },

    async resetPassword({ params, body, ctx }) {
      await auth.resetPassword({ ...params, ...body }, ctx);
      return { status: 200, body: { message: text(ctx.locale, 'auth:passwordReset') } };
    },
  });
}

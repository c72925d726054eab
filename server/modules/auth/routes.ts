import type { Config } from '#server/config.ts';
import { implement } from '#server/contract.ts';
import { LANGUAGES } from '#core/language/languages.ts';
import { text } from '#server/platform/text/texts.ts';
import type { ModelPort } from '#server/ports/model.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type { User } from '#contract/generated/schemas.ts';
import { publicConfig } from './public-config.ts';
import type { AuthService } from './service.ts';
import type { Sessions } from './session-service.ts';
import type { SignedIn, SignIn } from './sign-in-service.ts';

export type AuthRouteDeps = {
  config: Config;
  model: Pick<ModelPort, 'label' | 'isDemo'>;
  auth: AuthService;
  signIn: SignIn;
  sessions: Sessions;
  /** The profile of somebody who has just signed in. */
  profileOf(user: UserRow): Promise<User>;
};

export function authRoutes({ config, model, auth, signIn, sessions, profileOf }: AuthRouteDeps) {
  const open = publicConfig(config, model, LANGUAGES);
  const signedIn = async ({ token, expiresAt, user }: SignedIn) => ({
    otpRequired: false as const,
    token,
    tokenExpiresAt: expiresAt.toISOString(),
    user: await profileOf(user),
  });
  return implement('auth', {
    getPublicConfig: () => Promise.resolve({ status: 200, body: open }),

    async login({ body, ctx }) {
      const { email, password, remember } = body;
      const result = await signIn.login({ email, password, remember }, ctx);
      if (result.kind === 'session') return { status: 200, body: await signedIn(result) };
      const { otpToken, expiresAt } = result;
      return {
        status: 200,
        body: { otpRequired: true, otpToken, channel: 'email', expiresAt: expiresAt.toISOString() },
      };
    },

    async verifyOtp({ body, ctx }) {
      return { status: 200, body: await signedIn(await signIn.verifyCode(body, ctx)) };
    },

    async logout({ ctx }) {
      await sessions.end(ctx.session.id);
      return { status: 204 };
    },

    async registerWithEmail({ body, ctx }) {
      await auth.register(body, ctx.ip);
      return { status: 202, body: { message: text(ctx.locale, 'auth:registered') } };
    },

    async forgotPassword({ body, ctx }) {
      await auth.forgotPassword(body.email, ctx.ip);
      return { status: 202, body: { message: text(ctx.locale, 'auth:resetLinkSent') } };
    },

    async resendEmailVerification({ body, ctx }) {
      await auth.resendVerification(body.email, ctx.ip);
      return { status: 202, body: { message: text(ctx.locale, 'auth:verificationSent') } };
    },

    async verifyEmail({ params, ctx }) {
      const { email, verifiedAt } = await auth.verifyEmail(params.token, ctx.ip);
      return { status: 200, body: { email, verifiedAt: verifiedAt.toISOString() } };
    },

    async getPasswordReset({ params, ctx }) {
      const reset = await auth.lookAtReset(params.token, ctx.ip);
      return { status: 200, body: { ...reset, expiresAt: reset.expiresAt.toISOString() } };
    },

    async resetPassword({ params, body, ctx }) {
      await auth.resetPassword(params.token, body.password, ctx.ip);
      return { status: 200, body: { message: text(ctx.locale, 'auth:passwordReset') } };
    },
  });
}

import type { PublicConfig } from '#contract/generated/schemas.ts';
import type { Config } from '#server/config.ts';
import type { LANGUAGES } from '#core/language/languages.ts';

/** The configuration of a guest's browser. Nothing here is secret. */
export function publicConfig(
  config: Config,
  demoModel: boolean,
  languages: typeof LANGUAGES,
): PublicConfig {
  const { payments, chat, websiteUrl, termsUrl, privacyUrl } = config;
  return {
    ...(payments.kind === 'stripe' && { publishableKey: payments.publishableKey }),
    sandbox: payments.kind === 'sandbox',
    demoModel,
    outbox: config.outbox,
    mail: config.mail.smtpUrl !== undefined,
    ...(chat && { chat }),
    ...(websiteUrl && { websiteUrl }),
    ...(termsUrl && { termsUrl }),
    ...(privacyUrl && { privacyUrl }),
    customizer: config.customizer,
    languages: languages.map((language) => ({ ...language })),
  };
}

import type { Database } from '#server/db/client.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { PaymentsPort } from '#server/ports/payments.ts';
import { setupRepository } from './setup-repository.ts';

/** The sentence about renewal that was accepted, with the address of the network and the language. */
export type Consent = { version: string; address: string; language: string };

/** A consent as it is kept. */
export const consentOf = (
  { textVersion }: { textVersion: string },
  { ip, locale }: { ip: string; locale: string },
): Consent => ({ version: textVersion, address: ip, language: locale });

/**
 * Begins the set-up of a card: kept here first, then made with the provider. A request that is repeated with its
 * key gets the same one.
 */
export async function beginSetup(
  { db, provider }: { db: Database; provider: PaymentsPort },
  about: { ownerId: string; requestKey: string | undefined; consent?: Consent; now: Date },
): Promise<{ setupIntentId: string; clientSecret: string }> {
  const { ownerId, requestKey, consent, now } = about;
  const repository = setupRepository(db);
  const setup = await repository.insert({
    id: newId(),
    ownerId,
    requestKey: requestKey ?? null,
    consentVersion: consent?.version ?? null,
    consentAddress: consent?.address ?? null,
    consentLanguage: consent?.language ?? null,
    createdAt: now,
  });
  const made = await provider.createSetup({ key: `setup_${setup.id}`, ownerId });
  await repository.update(setup.id, { providerId: made.id });
  return { setupIntentId: made.id, clientSecret: made.clientSecret };
}

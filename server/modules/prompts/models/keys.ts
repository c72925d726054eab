import { decrypt, encrypt } from '#server/platform/security/encryption.ts';
import type { ConnectionRow } from './repository.ts';

type KeyState = 'none' | 'stored' | 'lost';

export const sealKey = (secret: Buffer, apiKey: string | undefined): string | null =>
  apiKey === undefined ? null : encrypt(secret, apiKey);

/** A connection's key; `lost` once the server's secret has changed. */
export function openKey(
  secret: Buffer,
  { sealedKey }: Pick<ConnectionRow, 'sealedKey'>,
): { state: KeyState; apiKey?: string } {
  if (sealedKey === null) return { state: 'none' };
  try {
    return { state: 'stored', apiKey: String(decrypt(secret, sealedKey)) };
  } catch {
    return { state: 'lost' };
  }
}

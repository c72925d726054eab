import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys drawn from the server's one secret, each for one use. */
export type Keys = Record<'encryption' | 'codes' | 'networks' | 'sandbox' | 'models', Buffer>;

export function deriveKeys(secret: string): Keys {
  const draw = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'promptwell', use, 32));
  return {
    encryption: draw('seal'),
    codes: draw('codes'),
    networks: draw('networks'),
    sandbox: draw('sandbox'),
    models: draw('models'),
  };
}

/** The file with the secret is not whole: whatever was sealed with it could not be opened. */
export class SecretDamaged extends Error {
  override readonly name = 'SecretDamaged';
  constructor(file: string) {
    super(
      `${file} is empty or cut. Restore it from a backup. Without it, delete the file: a new one is made, and links and codes that were mailed before no longer work.`,
    );
  }
}

/**
 * The embedded default's secret: made once, kept in the data folder for its owner's eyes only. It is
 * written aside and put in place whole.
 * @throws SecretDamaged
 */
export function secretOfFolder(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  if (existsSync(file)) {
    const secret = readFileSync(file, 'utf8').trim();
    if (!/^[A-Za-z0-9_-]{43}$/.test(secret)) throw new SecretDamaged(file);
    return secret;
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('base64url');
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, `${secret}\n`, { mode: 0o600, flush: true });
  renameSync(aside, file);
  return secret;
}

/** Encrypts JSON for storage (AES-256-GCM), so that a dump holds no link that still works. */
export function encrypt(key: Buffer, value: unknown): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** Opens what `seal` made. @throws when it was altered or sealed with another key. */
export function decrypt(key: Buffer, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  const body = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  return JSON.parse(body.toString('utf8')) as unknown;
}

/** Keyed hash: deterministic, and useless for guessing texts without the key. */
export function keyedHash(key: Buffer, value: string): string {
  return createHmac('sha256', key).update(value).digest('base64url').slice(0, 32);
}

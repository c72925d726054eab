import { hash, verify } from '@node-rs/argon2';
import { BRAND } from '../text/brand.ts';
import { isCommonPassword } from './common-passwords.ts';
import { problem } from '../problems.ts';

type HashCost = { memoryCost: number; timeCost: number };

/** OWASP's minimum for Argon2id: 19 MB, two passes. */
const COST: HashCost = { memoryCost: 19_456, timeCost: 2 };
const AT_ONCE = 4;
const QUEUE = 64;

export type Passwords = {
  /** @throws ProblemError `unavailable` when too many are waiting. */
  hash(password: string): Promise<string>;
  /** With no hash, a stand-in is checked, so that an unknown address takes as long. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
};

/**
 * Argon2id, at most four at once: a flood of sign-ins may not take the server's memory or its cores.
 * Only tests hand in another cost; a stored hash holds its own.
 */
export function createPasswords(cost = COST): Passwords {
  const options = { algorithm: 2, parallelism: 1, ...cost } as const;
  let running = 0;
  const waiting: (() => void)[] = [];
  const slot = async <T>(job: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= QUEUE) throw problem('unavailable', { retryAfter: 2 });
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  let standIn: Promise<string> | undefined;
  return {
    hash: (password) => slot(() => hash(normal(password), options)),
    async verify(stored, password) {
      standIn ??= hash('a stand-in that nobody types', options);
      const target = stored ?? (await standIn);
      const right = await slot(() => verify(target, normal(password)));
      return right && stored !== undefined;
    },
  };
}

/** The same password typed on another keyboard has the same bytes. */
function normal(password: string): string {
  return password.normalize('NFC');
}

/** What is wrong with a new password, as a field code; nothing when it may be used. Length is the schema's. */
export function passwordFault(
  password: string,
  person: { email: string; firstName: string; lastName: string },
): 'too_short' | 'too_long' | 'password_too_common' | 'password_contains_identity' | undefined {
  const typed = normal(password);
  const length = [...typed].length;
  if (length < 8) return 'too_short';
  if (length > 128) return 'too_long';
  const lower = typed.toLowerCase();
  if (isCommonPassword(lower) || new Set(lower).size < 3) return 'password_too_common';
  const [local = ''] = person.email.toLowerCase().split('@');
  const own = [person.email, local, person.firstName, person.lastName, BRAND.name];
  const contained = own
    .map((word) => normal(word).trim().toLowerCase())
    .filter((word) => [...word].length >= 4)
    .some((word) => lower.includes(word));
  return contained ? 'password_contains_identity' : undefined;
}

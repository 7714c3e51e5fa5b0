import { hash, verify } from '@node-rs/argon2';
import { boundedQueue } from '../limits/bounded-queue.ts';

/**
 * 19 MiB, two passes (security 2.7); the library's default algorithm is argon2id, and a constraint of the table checks for it.
 */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing is the most expensive thing that signed-out people can ask for, so few run at once and few wait. */
const AT_ONCE = 4;
const WAITING = 50;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares; an account without a password takes the same time and never matches (security 2.9). */
  matches(storedHash: string | null, password: string): Promise<boolean>;
}

/** The only code that hashes passwords. */
export async function createPasswords(): Promise<Passwords> {
  const inTurn = boundedQueue(AT_ONCE, WAITING);
  const nobody = await hash('nobody has this password', OPTIONS);
  return {
    hash: (password) => inTurn(() => hash(password, OPTIONS)),
    matches: (storedHash, password) =>
      inTurn(async () => (await verify(storedHash ?? nobody, password)) && storedHash !== null),
  };
}

import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../errors/app-error.ts';

/** 19 MiB, two passes (SAFETY 2.7); the library's default algorithm is argon2id, and the table checks for it. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Hashing is the dearest thing anybody may ask for unauthenticated, so few run at once and few wait. */
const AT_ONCE = 4;
const WAITING = 50;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares; an account without a password costs the same time and is never right (SAFETY 2.9). */
  matches(storedHash: string | null, password: string): Promise<boolean>;
}

/** Makes the one place that hashes. */
export async function createPasswords(): Promise<Passwords> {
  let running = 0;
  const queue: (() => void)[] = [];
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= AT_ONCE) {
      if (queue.length >= WAITING) throw new AppError('busy', { retryAfterS: 3 });
      await new Promise<void>((turn) => queue.push(turn));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
  const nobody = await hash('nobody has this password', OPTIONS);
  return {
    hash: (password) => inTurn(() => hash(password, OPTIONS)),
    matches: (storedHash, password) =>
      inTurn(async () => (await verify(storedHash ?? nobody, password)) && storedHash !== null),
  };
}

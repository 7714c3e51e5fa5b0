import { SECOND_FACTOR_SETTINGS } from '@noodlenaut/domain';
import { z } from 'zod';

/** Every variable the game server reads, here and nowhere else. */
const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** Only this machine by default: people reach the rooms through the api, at /game. */
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes any free port and tells the launcher which. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  /** Where people reach the site: its pages may join a room. Unset: pages of the host name that the api was asked for. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  /** The Redis through which several game servers know of each other's rooms; unset: this one is alone. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }).optional(),
  /** As the api has it: `required` waits for a linked adult's yes before a child plays with strangers (P4.06). */
  CONSENT_MODE: z.enum(['operator', 'required']).default('operator'),
  /** As the api has it: `required` gives a teacher who signed in with a password no seat before the second factor is set up. */
  SECOND_FACTOR: z.enum(SECOND_FACTOR_SETTINGS).default('optional'),
  POOL_SIZE: z.coerce.number().int().min(1).max(200).default(5),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type GameEnv = z.output<typeof schema>;

/** Why the environment cannot be used, one sentence a variable. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads and checks the environment; an empty variable counts as unset.
 * @throws EnvironmentError that names each bad variable and what it must be
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): GameEnv {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment cannot be used. ${lines.join('; ')}.`);
}

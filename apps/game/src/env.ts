import { livekitAddress } from '@noodlenaut/contract';
import { withSecretFiles } from '@noodlenaut/db';
import { SECOND_FACTOR_SETTINGS } from '@noodlenaut/domain';
import { z } from 'zod';

const urls = (schemes: RegExp, example: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((url) => url !== ''))
    .pipe(z.array(z.string().regex(schemes, `must be addresses like ${example}, with commas between`)));

/** Every variable the game server reads, here and nowhere else. */
const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  /** Only this machine by default: people reach the rooms through the api, at /game. */
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes any free port and tells the launcher which. */
  PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  /** The same database past a pooler, to listen and to hold the lock of this server (decision 0115); unset: DATABASE_URL is no pooler. */
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  /** Where people reach the site: its pages may join a room. Unset: pages of the host name that the api was asked for. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  /** The Redis through which several game servers know of each other's rooms; unset: this one is alone. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }).optional(),
  /** As the api has it: `required` waits for a linked adult's yes before a child plays with strangers (P4.06). */
  CONSENT_MODE: z.enum(['operator', 'required']).default('operator'),
  /** As the api has it: `required` gives a teacher who signed in with a password no seat before the second factor is set up. */
  SECOND_FACTOR: z.enum(SECOND_FACTOR_SETTINGS).default('optional'),
  /** STUN servers for calls; none by default (P5.22). */
  STUN_URLS: urls(/^stuns?:[^\s]+$/, 'stun:relay.example:3478'),
  /** TURN servers for calls, and the secret that they share with us (`static-auth-secret`). */
  TURN_URLS: urls(/^turns?:[^\s]+$/, 'turns:relay.example:5349?transport=tcp'),
  TURN_SECRET: z.string().default(''),
  /** With TURN servers, media go through them alone, and nobody learns the address of the other side. 0 allows direct ways. */
  CALL_RELAY_ONLY: z
    .enum(['0', '1'])
    .default('1')
    .transform((text) => text === '1'),
  /** With a LiveKit server, the media of calls go through it (P5.32). All three, or none. */
  LIVEKIT_URL: livekitAddress.optional(),
  LIVEKIT_API_KEY: z.string().optional(),
  LIVEKIT_API_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters, as LiveKit itself asks')
    .optional(),
  POOL_SIZE: z.coerce.number().int().min(1).max(200).default(5),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

const LIVEKIT = ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET'] as const;

const checked = schema
  .refine(({ TURN_URLS, TURN_SECRET }) => TURN_URLS.length === 0 || TURN_SECRET.length >= 16, {
    path: ['TURN_SECRET'],
    error: 'must have at least 16 characters when TURN_URLS is set',
  })
  .superRefine((env, context) => {
    const missing = LIVEKIT.filter((name) => env[name] === undefined);
    if (missing.length === LIVEKIT.length) return;
    for (const name of missing)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `is missing: set ${LIVEKIT.join(', ')}, or none of them`,
      });
  });

export type GameEnv = z.output<typeof schema>;

/** Why the environment cannot be used, one sentence a variable. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads and checks the environment; an empty variable counts as unset.
 * @throws EnvironmentError that names each bad variable and what it must be; SecretFileError
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): GameEnv {
  const set = Object.fromEntries(Object.entries(withSecretFiles(source)).filter(([, value]) => value !== ''));
  const parsed = checked.safeParse(set);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment cannot be used. ${lines.join('; ')}.`);
}

import { join } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['0', '1', 'true', 'false', '']).transform((text) => text === '1' || text === 'true');
const number = () => z.coerce.number({ error: 'must be a number' });
const port = number().int().min(0).max(65535);
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Every variable the api reads, here and nowhere else (ARCHITECTURE). */
const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(3000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  /** Where people reach the site; used in mails and for Google's way back. */
  PUBLIC_URL: optional(httpUrl),
  /** One game server, or several on one Redis, with commas between. */
  GAME_URL: optional(
    z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(httpUrl)),
  ),
  WEB_DIST: z.string().default(join(import.meta.dirname, '../../web/dist')),
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  TRUST_PROXY: number().int().min(0).max(5).default(0),
  GOOGLE_CLIENT_ID: optional(z.string().min(1)),
  GOOGLE_CLIENT_SECRET: optional(z.string().min(1)),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })),
  MAIL_FROM: z.string().default('Noodlenaut <no-reply@localhost>'),
  CONSENT_MODE: z.enum(['operator', 'required']).default('operator'),
  LESSONS_INLINE_ANSWERS: flag.default(true),
  /** Multiplies every rate limit: a school whose children share one address raises it. */
  RATE_LIMIT_FACTOR: number().positive().max(10_000).default(1),
  /** How long a request waits for a connection of the pool before it is told to come back. */
  POOL_WAIT_MS: number().int().min(100).max(120_000).default(2500),
  POOL_SIZE: number().int().min(1).max(200).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Seats of a class-quiz, at most (PRODUCT 4). */
  CLASS_QUIZ_SEATS: number().int().min(2).max(2000).default(60),
  JOBS: flag.default(true),
  /** Makes the demo family with this password; the launcher sets it for a new embedded database. */
  DEMO_PASSWORD: optional(z.string().min(6).max(100)),
});

export type ApiEnv = Omit<z.output<typeof schema>, 'PUBLIC_URL'> & { readonly PUBLIC_URL: string };

/** Why the environment cannot be used, one line a variable. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads and checks the environment.
 * @throws EnvironmentError that names each bad variable and what it must be
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): ApiEnv {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentError(`The environment cannot be used. ${lines.join('; ')}.`);
  }
  const env = parsed.data;
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) {
    throw new EnvironmentError('Set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither.');
  }
  return { ...env, PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` };
}

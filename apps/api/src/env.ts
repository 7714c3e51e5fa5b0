import { join } from 'node:path';
import { AI_PROVIDERS, type ProviderSettings } from '@noodlenaut/ai';
import { email, livekitAddress, safeLine } from '@noodlenaut/contract';
import {
  OPERATOR_WORDS_LENGTH,
  SECOND_FACTOR_SETTINGS,
  SUPPORT_HOURS_LENGTH,
  TEACHER_REGISTRATIONS,
  teacherRegistration,
  type PlanSettings,
  type TeacherRegistration,
} from '@noodlenaut/domain';
import { withSecretFiles } from '@noodlenaut/db';
import { z } from 'zod';
import { aiSettings } from './ai-settings.ts';
import type { StripeSettings } from './billing/stripe/stripe-client.ts';
import { isLocalName, isOutside } from './outside.ts';

const flag = z.enum(['0', '1', 'true', 'false', '']).transform((text) => text === '1' || text === 'true');
const number = () => z.coerce.number({ error: 'must be a number' });
const port = number().int().min(0).max(65535);
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const operatorWords = optional(safeLine(OPERATOR_WORDS_LENGTH, 1));
const day = optional(z.iso.date('must be a day like 2026-09-01'));

/** Every variable the api reads, here and nowhere else. */
const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(3000),
  /** The address on which a container's port is published on its machine; unset: HOST says who can reach it. */
  PUBLISHED_ON: optional(z.string()),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  /** The same database past a pooler, for what needs a session of its own (decision 0115); unset: DATABASE_URL is no pooler. */
  DATABASE_DIRECT_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  ),
  /**
   * The owner of the tables, used for migrations alone; the role of DATABASE_URL then owns nothing. Unset: DATABASE_URL's role.
   */
  DATABASE_OWNER_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  ),
  /** For addresses without a password, and for the role of DATABASE_URL where it has to be made. */
  PGPASSWORD: optional(z.string()),
  /** Where people reach the site; used in mails and for the way back from Google. */
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
  /** When somebody answers questions to support, in the operator's own words; unset: the pages say that no hours are stated. */
  SUPPORT_HOURS: optional(safeLine(SUPPORT_HOURS_LENGTH, 1)),
  /** Is told by mail that a ticket waits, without a word of it. */
  SUPPORT_MAIL: optional(email),
  /** Who runs this site, on the pages of terms and privacy, in letters and on no other page; unset: the pages say so (decision 0111). */
  OPERATOR_NAME: operatorWords,
  OPERATOR_ADDRESS: operatorWords,
  OPERATOR_MAIL: optional(email),
  /** On which law the operator keeps what is kept. */
  OPERATOR_LAWFUL_BASIS: operatorWords,
  TERMS_SINCE: day,
  PRIVACY_SINCE: day,
  CONSENT_MODE: z.enum(['operator', 'required']).default('operator'),
  /** Teachers and tutors may have two-step sign-in, or have to. */
  SECOND_FACTOR: optional(z.enum(SECOND_FACTOR_SETTINGS)).transform((set) => set ?? 'optional'),
  /** `off`: everything is open to everybody, and no price is shown. */
  PLANS: optional(z.enum(['on', 'off'])),
  /** A school's instance: pupils of its classes have all subjects (P6.10). */
  SCHOOL: flag.default(false),
  LESSONS_INLINE_ANSWERS: flag.default(true),
  /** Multiplies every rate limit: a school whose children share one address raises it. */
  RATE_LIMIT_FACTOR: number().positive().max(10_000).default(1),
  /** How long a request waits for a connection of the pool before it gets 503. */
  POOL_WAIT_MS: number().int().min(100).max(120_000).default(2500),
  POOL_SIZE: number().int().min(1).max(200).default(10),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Seats of a class-quiz, at most. */
  CLASS_QUIZ_SEATS: number().int().min(2).max(2000).default(60),
  JOBS: flag.default(true),
  /** `0`: another process brings the database up to date (prepare/main.ts), and this one needs no owner of the tables. */
  PREPARE: flag.default(true),
  /** How long /healthz says 503 before the server closes, so that what stands in front sends requests elsewhere. */
  DRAIN_MS: number().int().min(0).max(60_000).default(0),
  /** The demo family also where others reach the site; never beside real accounts. */
  DEMO: flag.default(false),
  /** The list of erased accounts outside the database, replayed at the start; `npm start` sets it. Unset: the database's own. */
  ERASED_IDS_FILE: optional(z.string()),
  /** Where the nightly job writes backups; unset: no such job. */
  BACKUP_DIR: optional(z.string()),
  /** The public key for them; unset: they are not encrypted. */
  BACKUP_KEY: optional(
    z.string().regex(/^age1[a-z0-9]{58,}$/, 'must be a public key of age: npm run backup -- --new-key'),
  ),
  /** Days after which a backup goes; at most 35, because an erased child may not live on in one (P1.54). */
  BACKUP_DAYS: optional(number().int().min(1).max(35)).transform((set) => set ?? 14),
  /** The interface's description at /api/docs and /api/openapi.json; in production only when asked for. */
  API_DOCS: optional(flag),
  /** Lets PUBLIC_URL be plain http on an outside address: a network that the operator trusts. */
  ALLOW_HTTP: flag.default(false),
  /** Who registers as a teacher begins at once, or waits for staff's yes or an invitation; unset, see teacherRegistration. */
  TEACHER_REGISTRATION: optional(z.enum(TEACHER_REGISTRATIONS)),
  /** Makes the demo family with this password; the launcher sets it for a new embedded database. */
  DEMO_PASSWORD: optional(z.string().min(6).max(100)),
  /** As the game server has them: with TURN servers, calls go through them alone (P5.22). */
  TURN_URLS: optional(z.string()),
  CALL_RELAY_ONLY: optional(z.enum(['0', '1'])),
  /** As the game server has it: the page of a call may connect to it, and media go through it (P5.32). */
  LIVEKIT_URL: optional(livekitAddress),
  /** Who answers children and drafts lessons; `local` needs no key and no network (decision 0081). */
  AI_PROVIDER: optional(z.enum(AI_PROVIDERS)).transform((set) => set ?? 'local'),
  AI_BASE_URL: optional(httpUrl),
  AI_KEY: optional(z.string().min(1)),
  AI_MODEL: optional(z.string().min(1).max(200)),
  /** `none` switches the provider's moderation off. */
  AI_MODERATION_MODEL: optional(z.string().min(1).max(200)),
  /** The most that a UTC day may cost, in cents. */
  AI_DAILY_CAP_CENTS: optional(number().min(0).max(1_000_000)).transform((set) => set ?? 100),
  /** Cents for a million tokens of the prompts, and of the answers. */
  AI_INPUT_CENTS_PER_MILLION: optional(number().min(0).max(1_000_000)),
  AI_OUTPUT_CENTS_PER_MILLION: optional(number().min(0).max(1_000_000)),
  /** Both: people pay at Stripe. Neither: no money is taken, and every page with a price says so (decision 0090). */
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().min(16)),
  /** Another address than Stripe's own, for tests. */
  STRIPE_API_URL: optional(httpUrl),
});

interface Settled {
  readonly PUBLIC_URL: string;
  readonly API_DOCS: boolean;
  /** Whether neither side of a call learns the address of the other. */
  readonly CALL_IS_RELAYED: boolean;
  readonly TEACHER_REGISTRATION: TeacherRegistration;
  readonly PLANS: PlanSettings;
  /** All variables AI_* together. */
  readonly AI: ProviderSettings;
  /** All variables STRIPE_* together; null: no money is taken. */
  readonly STRIPE: StripeSettings | null;
}
export type ApiEnv = Omit<z.output<typeof schema>, keyof Settled> & Settled;

/** Why the environment cannot be used, one line a variable. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads and checks the environment.
 * @throws EnvironmentError that names each bad variable and what it must be; SecretFileError
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): ApiEnv {
  const parsed = schema.safeParse(withSecretFiles(source));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentError(`The environment cannot be used. ${lines.join('; ')}.`);
  }
  const env = parsed.data;
  if ((env.GOOGLE_CLIENT_ID === undefined) !== (env.GOOGLE_CLIENT_SECRET === undefined)) {
    throw new EnvironmentError('Set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither.');
  }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;
  if ((secretKey === undefined) !== (webhookSecret === undefined)) {
    throw new EnvironmentError('Set both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, or neither.');
  }
  const ai = aiSettings(env);
  if (!ai.ok) throw new EnvironmentError(ai.sentence);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const { protocol, hostname } = new URL(publicUrl);
  if (env.NODE_ENV === 'production' && protocol === 'http:' && !isLocalName(hostname) && !env.ALLOW_HTTP) {
    throw new EnvironmentError(
      `PUBLIC_URL is ${publicUrl}: passwords would travel unprotected. Put a proxy with TLS in front and set PUBLIC_URL to its https:// address, or set ALLOW_HTTP=1 on a network you trust.`,
    );
  }
  const settled = { ...env, PUBLIC_URL: publicUrl };
  return {
    ...settled,
    AI: ai.settings,
    PLANS: { arePlansOn: env.PLANS !== 'off', isSchool: env.SCHOOL },
    STRIPE:
      secretKey === undefined || webhookSecret === undefined ? null : { secretKey, webhookSecret, apiUrl },
    CALL_IS_RELAYED:
      env.LIVEKIT_URL !== undefined || (env.TURN_URLS !== undefined && env.CALL_RELAY_ONLY !== '0'),
    API_DOCS: env.API_DOCS ?? env.NODE_ENV !== 'production',
    TEACHER_REGISTRATION: teacherRegistration(env.TEACHER_REGISTRATION, {
      isOutside: isOutside(settled),
      hasDemo: env.DEMO || env.DEMO_PASSWORD !== undefined,
    }),
  };
}

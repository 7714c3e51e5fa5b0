import { providerOf } from '@noodlenaut/ai';
import { ANSWER_MS, connect, createStore, type Database, type TransactionLimits } from '@noodlenaut/db';
import { billingOf } from './billing/billing-of.ts';
import { createHelper } from './chat/helper.ts';
import { createRemote } from './chat/remote.ts';
import type { Services } from './context.ts';
import type { ApiEnv } from './env.ts';
import { noteErrors } from './errors/note-errors.ts';
import { admitCallers } from './limits/admit-callers.ts';
import { createLimits } from './limits/limits.ts';
import { learnerChanges } from './live/learner-changes.ts';
import { mailSoon } from './mail/mail-soon.ts';
import { smtpSender } from './mail/send-mails.ts';
import { createPasswords } from './passwords/passwords.ts';
import { noteViews } from './privacy/note-views.ts';
import { touchSessions } from './sessions/touch-sessions.ts';

export interface PoolUse {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface RunningServices extends Services {
  readonly db: Database;
  /** Connections of the pool: open, idle, and requests that wait for one. */
  readonly pool: () => PoolUse;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  readonly now?: () => Date;
  /** Told of every SQL statement. */
  readonly onQuery?: (sql: string) => void;
  /** As in `connect`. */
  readonly onStatement?: (sql: string, seconds: number, isError: boolean) => void;
  /** By default those for servers that people wait for. */
  readonly transactionLimits?: TransactionLimits;
  /** As in `connect`. */
  readonly answerMs?: number;
}

/** Opens the pool and makes everything that a process has once. */
export async function createServices(
  env: ApiEnv,
  report: (cause: unknown) => void,
  options: ServiceOptions = {},
): Promise<RunningServices> {
  const { now = () => new Date(), onQuery, onStatement, transactionLimits, answerMs = ANSWER_MS } = options;
  const { db, pool } = connect({
    url: env.DATABASE_URL,
    poolSize: env.POOL_SIZE,
    waitMs: env.POOL_WAIT_MS,
    answerMs,
    onConnectionLost: report,
    ...(onQuery && { onQuery }),
    ...(onStatement && { onStatement }),
  });
  const store = createStore(db, transactionLimits);
  const changes = learnerChanges(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL, report);
  const toucher = touchSessions(store, report);
  const views = noteViews(store, report);
  const limits = createLimits(pool, env.RATE_LIMIT_FACTOR);
  const ai = providerOf(env.AI, { ledger: store.aiSpend, now });
  return {
    env,
    db,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    store,
    limits,
    callers: admitCallers({ store, limits, now, env }),
    ai,
    passwords: await createPasswords(),
    toucher,
    views,
    changes,
    mailSoon: mailSoon(
      { store, env },
      env.SMTP_URL === undefined ? null : smtpSender(env.SMTP_URL, env.MAIL_FROM),
      report,
    ),
    ...billingOf({ store, env, now, report }),
    helper: createHelper(store, createRemote(ai, report)),
    errors: noteErrors(store, now, report),
    health: { isStopping: false },
    now,
    report,
    stop: async () => {
      await toucher.stop().catch(report);
      await views.stop().catch(report);
      await changes.stop().catch(report);
      await db.destroy();
    },
  };
}

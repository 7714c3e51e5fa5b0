import { connect, createStore, TRANSACTION_LIMITS, type TransactionLimits } from '@noodlenaut/db';
import type { RunningServices } from './create-services.ts';

/** One for migrations, one for a job. */
const CONNECTIONS = 2;
const WAIT_MS = 10_000;
/**
 * What prepares the database: the first import writes all lessons in one statement, which on a busy machine takes far longer than people
 * wait, and a process beside it waits for that.
 */
export const PREPARE_LIMITS: TransactionLimits = { statementMs: 0, lockMs: 60_000, idleMs: 60_000 };
/** Jobs run beside people: they neither wait long for a lock nor keep one while they stand still. */
export const JOB_LIMITS: TransactionLimits = { ...TRANSACTION_LIMITS, statementMs: 0 };

/**
 * The same services over connections of their own, whose statements may take as long as they need: for migrations, imports and
 * jobs, which the limits for people who wait (`ANSWER_MS`, `TRANSACTION_LIMITS`) must not cut.
 * @param limits of its transactions
 */
export function withoutStatementTimeout(
  services: RunningServices,
  limits: TransactionLimits,
  report: (cause: unknown) => void,
): RunningServices {
  const { DATABASE_DIRECT_URL, DATABASE_URL } = services.env;
  const { db } = connect({
    // A pooler may end a statement that takes long, and its few connections are for people who wait.
    url: DATABASE_DIRECT_URL ?? DATABASE_URL,
    poolSize: CONNECTIONS,
    waitMs: WAIT_MS,
    onConnectionLost: report,
  });
  return { ...services, db, store: createStore(db, limits), stop: () => db.destroy() };
}

import { connect, createStore, type TransactionLimits } from '@noodlenaut/db';
import type { RunningServices } from './create-services.ts';

/** One for migrations, one for a job. */
const CONNECTIONS = 2;
const WAIT_MS = 10_000;
/** The first import writes all lessons in one statement; on a busy machine that takes far longer than people wait, and so does a process beside it. */
const LIMITS: TransactionLimits = { statementMs: 0, lockMs: 60_000, idleMs: 60_000 };

/**
 * The same services over connections of their own, whose statements may take as long as they need: for migrations, imports and
 * jobs, which the limits for people who wait (`ANSWER_MS`, `TRANSACTION_LIMITS`) must not cut.
 */
export function withoutStatementTimeout(
  services: RunningServices,
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
  return { ...services, db, store: createStore(db, LIMITS), stop: () => db.destroy() };
}

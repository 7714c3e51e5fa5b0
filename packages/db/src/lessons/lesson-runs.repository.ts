import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface NewAttempt {
  readonly runId: string;
  readonly userId: string;
  readonly lessonId: string;
  readonly activity: number;
  readonly option: number;
  readonly isCorrect: boolean;
  readonly answerMs: number;
  readonly answeredAt: Date;
}

/** A learner's position in a lesson, and every answer given there (P3.01, P3.16). A run is open until it is completed. */
export function lessonRunsRepository(db: Database) {
  const runs = (userId: string, lessonId: string) =>
    db.selectFrom('lessonRuns').selectAll().where('userId', '=', userId).where('lessonId', '=', lessonId);
  return {
    /** Finds or begins the open run. Two devices that begin at the same time share one. */
    open: async (userId: string, lessonId: string, lessonVersion: number, now: Date) => {
      const begun = await db
        .insertInto('lessonRuns')
        .values({ userId, lessonId, lessonVersion, startedAt: now, updatedAt: now })
        .onConflict((conflict) =>
          conflict.columns(['userId', 'lessonId']).where('completedAt', 'is', null).doNothing(),
        )
        .returningAll()
        .executeTakeFirst();
      return begun ?? runs(userId, lessonId).where('completedAt', 'is', null).executeTakeFirst();
    },
    saveStep: (runId: string, step: number, now: Date) =>
      db
        .updateTable('lessonRuns')
        .set({ step, updatedAt: now })
        .where('id', '=', runId)
        .where('completedAt', 'is', null)
        .execute(),
    /** Records the next try of an activity; undefined when another device recorded this try at the same moment. */
    addAttempt: (attempt: NewAttempt) =>
      db
        .insertInto('lessonAttempts')
        .values((eb) => ({
          ...attempt,
          tryNumber: eb
            .selectFrom('lessonAttempts')
            .select(sql<number>`count(*)::int + 1`.as('next'))
            .where('runId', '=', attempt.runId)
            .where('activity', '=', attempt.activity),
        }))
        .onConflict((conflict) => conflict.columns(['runId', 'activity', 'tryNumber']).doNothing())
        .returning('tryNumber')
        .executeTakeFirst(),
    attempts: (runId: string) =>
      db
        .selectFrom('lessonAttempts')
        .select(['activity as activityIndex', 'tryNumber', 'isCorrect as correct'])
        .where('runId', '=', runId)
        .execute(),
    complete: (runId: string, lastStep: number, now: Date) =>
      db
        .updateTable('lessonRuns')
        .set({ completedAt: now, updatedAt: now, step: lastStep })
        .where('id', '=', runId)
        .execute(),
  };
}

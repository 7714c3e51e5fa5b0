import type { DealtItem, Grade, LessonContent, SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { activeDays } from '../progress/active-days.ts';
import type { Database } from '../connection/connect.ts';
import { sourceColumns, sourceOf } from './practice-source-columns.ts';

export interface NewRound {
  readonly userId: string;
  readonly subjectId: SubjectId;
  readonly grade: Grade;
  /** The local day of a daily round; null for a round of practice. */
  readonly day: string | null;
}
export interface NewPracticeAnswer {
  readonly roundId: string;
  readonly position: number;
  readonly userId: string;
  readonly option: number;
  readonly isCorrect: boolean;
  readonly points: number;
  readonly answerMs: number;
  readonly answeredAt: Date;
}

/** Rounds of practice: their items, and one answer for each (decision 0024). */
export function practiceRepository(db: Database) {
  const items = () =>
    db
      .selectFrom('practiceItems as pi')
      .innerJoin('practiceRounds as pr', 'pr.id', 'pi.roundId')
      .leftJoin('practiceAnswers as pa', (join) =>
        join.onRef('pa.roundId', '=', 'pi.roundId').onRef('pa.position', '=', 'pi.position'),
      )
      .leftJoin('lessons as l', 'l.id', 'pi.lessonId')
      .select(['pr.id as roundId', 'pr.kind', 'pr.subjectId as roundSubject', 'pr.grade', 'pr.finishedAt'])
      .select(['pi.position', 'pi.subjectId', 'pi.skill', 'pi.isReview'])
      .select(['pi.lessonId', 'pi.activity', 'pi.generatorId', 'pi.generatorGrade', 'pi.seed'])
      .select(['pa.option', 'pa.isCorrect', 'pa.points'])
      .select(sql<LessonContent | null>`l.content`.as('content'));
  const read = async (query: ReturnType<typeof items>) =>
    (await query.orderBy('pi.position').execute()).map((row) => ({ ...row, source: sourceOf(row) }));
  return {
    /** The learner's open round of a subject and grade, item by item; empty when there is none. */
    open: (userId: string, subjectId: SubjectId, grade: Grade) =>
      read(
        items()
          .where('pr.userId', '=', userId)
          .where('pr.subjectId', '=', subjectId)
          .where('pr.grade', '=', grade)
          .where('pr.kind', '=', 'practice')
          .where('pr.finishedAt', 'is', null),
      ),
    /** The round of a day, finished or not; empty before it is dealt. */
    daily: (userId: string, day: string) =>
      read(
        items().where('pr.userId', '=', userId).where('pr.kind', '=', 'daily').where('pr.localDay', '=', day),
      ),
    /** One item of the learner's own rounds with its answer, if there is one. */
    item: async (userId: string, roundId: string, position: number) =>
      (
        await read(
          items()
            .where('pr.userId', '=', userId)
            .where('pr.id', '=', roundId)
            .where('pi.position', '=', position),
        )
      )[0],
    /** Writes a dealt round. If two tabs do it at the same time, a unique index refuses the second one. */
    begin: async ({ userId, subjectId, grade, day }: NewRound, dealt: readonly DealtItem[], now: Date) => {
      const { id: roundId } = await db
        .insertInto('practiceRounds')
        .values({
          userId,
          subjectId,
          grade,
          kind: day === null ? 'practice' : 'daily',
          localDay: day,
          itemCount: dealt.length,
          startedAt: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('practiceItems')
        .values(
          dealt.map(({ subject, skill, isReview, source }, position) => ({
            roundId,
            position,
            userId,
            subjectId: subject,
            skill,
            isReview,
            ...sourceColumns(source),
          })),
        )
        .execute();
    },
    /** Records the one answer of an item; false when it has one already. */
    addAnswer: async (answer: NewPracticeAnswer) => {
      const written = await db
        .insertInto('practiceAnswers')
        .values(answer)
        .onConflict((conflict) => conflict.columns(['roundId', 'position']).doNothing())
        .returning('position')
        .executeTakeFirst();
      return written !== undefined;
    },
    /** Finishes the round when its last answer is there; true when this call finished it. */
    finish: async (roundId: string, now: Date) => {
      const done = await db
        .updateTable('practiceRounds')
        .set({ finishedAt: now })
        .where('id', '=', roundId)
        .where('finishedAt', 'is', null)
        .where('itemCount', '=', (eb) =>
          eb
            .selectFrom('practiceAnswers')
            .select(sql<number>`count(*)::int`.as('n'))
            .where('roundId', '=', roundId),
        )
        .returning('id')
        .executeTakeFirst();
      return done !== undefined;
    },
    /** How many points practice has paid on a local day. */
    paidOn: async (userId: string, day: string) => {
      const row = await db
        .selectFrom('pointsLedger')
        .select(sql<number>`count(*)::int`.as('paid'))
        .where('userId', '=', userId)
        .where('reason', '=', 'practice')
        .where('ref', 'like', `${day}#%`)
        .executeTakeFirstOrThrow();
      return row.paid;
    },
    /** The learner's own days with a completed lesson or a finished round. */
    activeDays: async (userId: string) => {
      const { rows } = await sql<{
        days: string[];
      }>`select ${activeDays(sql`${userId}::uuid`)} as days`.execute(db);
      return rows[0]?.days ?? [];
    },
  };
}
export type PracticeItemRow = Awaited<ReturnType<ReturnType<typeof practiceRepository>['open']>>[number];

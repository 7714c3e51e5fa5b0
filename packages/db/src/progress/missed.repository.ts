import type { Activity, SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { learnerId, type Learner } from '../family/learner-expression.ts';
import { mayBeNamed } from '../teacher/may-be-named.ts';

/** A question of a finished lesson whose first try was wrong, and whose wording is still that of the lesson. */
export interface MissedRow {
  readonly lessonId: string;
  readonly title: string;
  readonly asked: Activity | null;
  readonly option: number;
  readonly answeredAt: Date;
}
/** So many are read, the latest first. */
const MISSED = 30;

/** Questions a learner got wrong at the first try, for the grown-ups who look after it. */
export function missedRepository(db: Database) {
  return {
    /** Undefined when the learner may not be seen; each question once, as it was missed last. */
    ofSubject: async (
      learner: Learner,
      subject: SubjectId,
      since: Date,
    ): Promise<readonly MissedRow[] | undefined> => {
      const { rows } = await sql<{ missed: readonly (MissedRow & { readonly answeredAt: string })[] }>`
        with learner as (select u.id from users u where u.id = ${learnerId(learner)})
        select (select coalesce(json_agg(json_build_object('lessonId', miss.lesson_id, 'title', miss.title,
            'asked', miss.asked, 'option', miss.option, 'answeredAt', miss.answered_at)
              order by miss.answered_at desc), '[]') from (
          select last.* from (
            select distinct on (la.lesson_id, la.activity) la.lesson_id, l.title,
              l.content -> 'activities' -> la.activity as asked, la.option, la.answered_at
              from lesson_attempts la join lesson_runs lr on lr.id = la.run_id
              join lessons l on l.id = la.lesson_id and l.version = lr.lesson_version
             where la.user_id = learner.id and la.try_number = 1 and not la.is_correct
               and lr.completed_at is not null and l.subject_id = ${subject} and ${mayBeNamed(learner)}
               and la.answered_at >= ${since}
             order by la.lesson_id, la.activity, la.answered_at desc) last
           order by last.answered_at desc limit ${MISSED}) miss) as missed
          from learner`.execute(db);
      return rows[0]?.missed.map((row) => ({ ...row, answeredAt: new Date(row.answeredAt) }));
    },
  };
}

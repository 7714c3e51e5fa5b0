import type { PlanFacts, SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { learnerId, type Learner } from '../family/learner-expression.ts';
import { planFacts, planFactsOfUser, type PlanFactsJson } from '../plans/plan-facts.ts';

interface Tally {
  readonly right: number;
  readonly answers: number;
}
export interface AnalyticsFacts {
  readonly timezone: string;
  readonly accuracy: Tally & { readonly answerMs: number };
  /** Completed lessons of the learner's grade with their own calendar day. */
  readonly lessons: readonly { readonly subject: SubjectId; readonly day: string }[];
  readonly available: Partial<Readonly<Record<SubjectId, number>>>;
  /** Calendar days of finished lessons and practice, one entry each, of the last 90 days. */
  readonly days: readonly string[];
  /** First tries since `since`; those of the first fifteen days of it also by themselves. */
  readonly skills: readonly (Tally & {
    readonly skill: string;
    readonly subject: SubjectId;
    readonly earlyRight: number;
    readonly earlyAnswers: number;
  })[];
  readonly nextLesson: { readonly title: string; readonly subject: SubjectId } | null;
  readonly plans: PlanFacts;
}

/** First tries of the row `learner`, in lessons and in practice. */
const firstTries = sql`(
  select l.skills[1] as skill, l.subject_id, la.is_correct, la.answer_ms, la.answered_at
    from lesson_attempts la join lessons l on l.id = la.lesson_id where la.user_id = learner.id
      and la.try_number = 1
  union all
  select pi.skill, pi.subject_id, pa.is_correct, pa.answer_ms, pa.answered_at
    from practice_answers pa join practice_items pi on pi.round_id = pa.round_id and pi.position = pa.position
   where pa.user_id = learner.id)`;

const day = (column: 'completed_at' | 'finished_at') =>
  sql`to_char(${sql.ref(column)} at time zone learner.timezone, 'YYYY-MM-DD')`;

/** What the analytics of one learner are computed from, in one statement. */
export function analyticsRepository(db: Database) {
  return {
    /** Undefined when the learner may not be seen. */
    facts: async (learner: Learner, since: Date): Promise<AnalyticsFacts | undefined> => {
      const { rows } = await sql<Omit<AnalyticsFacts, 'plans'> & { readonly plans: PlanFactsJson }>`
        with learner as (select id, timezone, grade from users where id = ${learnerId(learner)})
        select learner.timezone, ${planFactsOfUser} as plans,
          (select json_build_object('right', count(*) filter (where is_correct), 'answers', count(*),
              'answerMs', coalesce(sum(answer_ms), 0)) from ${firstTries} tries) as accuracy,
          (select coalesce(json_agg(json_build_object('subject', l.subject_id, 'day',
            ${day('completed_at')})), '[]')
            from lesson_completions lc join lessons l on l.id = lc.lesson_id
           where lc.user_id = learner.id and l.grade = learner.grade and l.is_published) as lessons,
          (select coalesce(json_object_agg(subject_id, n), '{}') from (
            select subject_id, count(*) as n from lessons where grade = learner.grade and is_published
              group by 1) counted) as available,
          (select coalesce(json_agg(d), '[]') from (
            select ${day('completed_at')} as d from lesson_completions where user_id = learner.id
              and completed_at > ${since}::timestamptz - interval '60 days'
            union all select ${day('finished_at')} from practice_rounds where user_id = learner.id
              and finished_at > ${since}::timestamptz - interval '60 days') days) as days,
          (select coalesce(json_agg(tally order by tally.answers desc, tally.skill), '[]') from (
            select skill, subject_id as subject, count(*) filter (where is_correct) as right, count(*) as answers,
                count(*) filter (where is_correct and is_early) as "earlyRight",
                count(*) filter (where is_early) as "earlyAnswers"
              from (select skill, subject_id, is_correct,
                  answered_at < ${since}::timestamptz + interval '15 days' as is_early
                from ${firstTries} tries where answered_at >= ${since}) halves group by 1, 2) tally) as skills,
          (select json_build_object('title', l.title, 'subject', l.subject_id) from lessons l
            where l.grade = learner.grade and l.is_published
              and l.subject_id = (select up.subject_id from user_progress up where up.user_id = learner.id
                and up.last_lesson_id is not null order by up.updated_at desc limit 1)
              and not exists (select from lesson_completions lc where lc.user_id = learner.id
                and lc.lesson_id = l.id)
            order by l.number limit 1) as "nextLesson"
        from learner join users u on u.id = learner.id`.execute(db);
      return rows[0] && { ...rows[0], plans: planFacts(rows[0].plans) };
    },
  };
}

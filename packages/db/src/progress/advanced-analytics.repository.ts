import {
  ANSWER_MS_MOST,
  CHART_WEEKS,
  DAY_MS,
  MISTAKES_TO_SHOW,
  type Activity,
  type Grade,
  type PlanFacts,
  type SubjectId,
  type WeekTries,
} from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { learnerId, type Learner } from '../family/learner-expression.ts';
import { planFacts, planFactsOfUser, type PlanFactsJson } from '../plans/plan-facts.ts';
import { mayBeNamed } from '../teacher/may-be-named.ts';

const DAYS = CHART_WEEKS * 7;
/** So many mistakes that came again are read, the most frequent first. */
const MISTAKES = 12;

/** One activity of a lesson, or one generator, that was answered wrong at the first try more than once. */
export interface MistakeRow {
  readonly subject: SubjectId;
  readonly lessonId: string | null;
  readonly activity: number | null;
  /** The activity of the lesson as it is now; null for a generator. */
  readonly asked: Activity | null;
  readonly generatorId: string | null;
  readonly generatorGrade: Grade | null;
  /** Of the last wrong answer. */
  readonly seed: number | null;
  readonly option: number;
  readonly wrong: number;
  readonly answers: number;
  /** The learner's own calendar day of the last wrong answer. */
  readonly lastDay: string;
}
export interface AdvancedFacts {
  /** The learner's own calendar day. */
  readonly today: string;
  readonly tries: readonly WeekTries[];
  readonly days: readonly { readonly week: number; readonly days: number }[];
  readonly mistakes: readonly MistakeRow[];
  readonly plans: PlanFacts;
}

/** What the advanced analytics of one learner are computed from, in one statement over the first tries of eight weeks. */
export function advancedAnalyticsRepository(db: Database) {
  return {
    /** Undefined when the learner may not be seen. */
    facts: async (learner: Learner, now: Date): Promise<AdvancedFacts | undefined> => {
      // A day more than the weeks have, because the learner's day begins at another hour.
      const since = new Date(now.getTime() - (DAYS + 1) * DAY_MS);
      const { rows } = await sql<Omit<AdvancedFacts, 'plans'> & { readonly plans: PlanFactsJson }>`
        with learner as (select u.id, u.timezone, (${now}::timestamptz at time zone u.timezone)::date as today
            from users u where u.id = ${learnerId(learner)}),
        try as (
          select l.skills[1] as skill, l.subject_id, tried.lesson_id, tried.activity, null::text as generator_id,
            null::text as generator_grade, null::integer as seed, tried.option, tried.is_correct, tried.answer_ms,
            tried.answered_at, tried.lesson_version = l.version and ${mayBeNamed(learner)} as is_told
            from learner cross join lateral (
              select la.lesson_id, la.activity, la.option, la.is_correct, la.answer_ms, la.answered_at,
                lr.lesson_version
                from lesson_attempts la join lesson_runs lr on lr.id = la.run_id
               where la.user_id = learner.id and la.try_number = 1 and la.answered_at >= ${since} offset 0) tried
            join lessons l on l.id = tried.lesson_id
          union all
          select tried.skill, tried.subject_id, tried.lesson_id, tried.activity, tried.generator_id,
            tried.generator_grade, tried.seed, tried.option, tried.is_correct, tried.answer_ms, tried.answered_at,
            l.id is null or tried.answered_at >= l.updated_at and ${mayBeNamed(learner)}
            from learner cross join lateral (
              select pi.skill, pi.subject_id, pi.lesson_id, pi.activity, pi.generator_id, pi.generator_grade,
                pi.seed, pa.option, pa.is_correct, pa.answer_ms, pa.answered_at
                from practice_answers pa join practice_items pi on pi.round_id = pa.round_id
                  and pi.position = pa.position
               where pa.user_id = learner.id and pa.answered_at >= ${since} offset 0) tried
            left join lessons l on l.id = tried.lesson_id),
        dated as materialized (
          select try.*, (try.answered_at at time zone learner.timezone)::date as day, ${CHART_WEEKS}::integer - 1
              - (learner.today - (try.answered_at at time zone learner.timezone)::date) / 7 as week
            from try cross join learner
           where learner.today - (try.answered_at at time zone learner.timezone)::date between 0
             and ${DAYS}::integer - 1),
        missed as (
          select subject_id, lesson_id, activity, generator_id, count(*)::int as answers,
            (count(*) filter (where not is_correct))::int as wrong,
            (array_agg(generator_grade order by answered_at desc) filter (where not is_correct))[1] as generator_grade,
            (array_agg(seed order by answered_at desc) filter (where not is_correct))[1] as seed,
            (array_agg(option order by answered_at desc) filter (where not is_correct))[1] as last_option,
            mode() within group (order by option) filter (where not is_correct) as usual_option,
            max(day) filter (where not is_correct) as last_day
            from dated where is_told group by 1, 2, 3, 4
          having count(*) filter (where not is_correct) >= ${MISTAKES_TO_SHOW}::integer
           order by wrong desc, last_day desc, lesson_id, activity, generator_id limit ${MISTAKES})
        select to_char(learner.today, 'YYYY-MM-DD') as today, ${planFactsOfUser} as plans,
          (select coalesce(json_agg(json_build_object('week', tally.week, 'skill', tally.skill, 'subject',
              tally.subject_id, 'right', tally.right, 'answers', tally.answers, 'answerMs', tally.answer_ms)
              order by tally.week, tally.subject_id, tally.skill), '[]')
            from (select week, skill, subject_id, count(*) filter (where is_correct) as right, count(*) as answers,
              sum(least(answer_ms, ${ANSWER_MS_MOST}::integer)) as answer_ms
                from dated group by 1, 2, 3) tally) as tries,
          (select coalesce(json_agg(json_build_object('week', counted.week, 'days', counted.days)), '[]')
            from (select week, count(distinct day) as days from dated group by 1) counted) as days,
          (select coalesce(json_agg(json_build_object('subject', missed.subject_id, 'lessonId', missed.lesson_id,
              'activity', missed.activity, 'asked', l.content -> 'activities' -> missed.activity,
              'generatorId', missed.generator_id, 'generatorGrade', missed.generator_grade, 'seed', missed.seed,
              'option', case when missed.lesson_id is null then missed.last_option else missed.usual_option end,
              'wrong', missed.wrong, 'answers', missed.answers,
              'lastDay', to_char(missed.last_day, 'YYYY-MM-DD')) order by missed.wrong desc, missed.last_day desc,
              missed.lesson_id, missed.activity, missed.generator_id), '[]')
            from missed left join lessons l on l.id = missed.lesson_id) as mistakes
        from learner join users u on u.id = learner.id`.execute(db);
      return rows[0] && { ...rows[0], plans: planFacts(rows[0].plans) };
    },
  };
}

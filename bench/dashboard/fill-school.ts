import type { Database } from '@noodlenaut/db';
import { sql } from 'kysely';

/** Runs of a learner in ninety days, and what each leaves: five first tries and a second one. */
const RUNS = 60;
export const ATTEMPTS_EACH = RUNS * 6;
const ROUNDS = 4;
export const CLASS_PREFIX = 'pupil';

/**
 * Third-graders with the data of ninety days, written in order of time as in a real school: the rows of one learner lie scattered
 * among everybody else's. Triggers and foreign keys are off meanwhile.
 */
export async function fillSchool(db: Database, prefix: string, count: number): Promise<void> {
  const mine = sql`users u where u.username like ${`${prefix}-%`}`;
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    await sql`insert into users (username, first_name, grade) select ${prefix}::text || '-' || n, 'Pupil ' || n, '3rd'
      from generate_series(1, ${count}::int) n`.execute(one);
    await sql`insert into lesson_runs (user_id, lesson_id, lesson_version, started_at, updated_at, completed_at)
      select u.id, l.id, l.version, l.at, l.at, case when l.n > 1 then l.at end
        from (select u.id from ${mine}) u cross join lateral (
          select s.*, now() - make_interval(mins => (s.n * 90 * 24 * 60 / ${RUNS})::int) as at from (
            select id, version, row_number() over (order by md5(id || u.id::text)) as n from lessons
             where grade = '3rd' and is_published) s) l
       where l.n <= ${RUNS} order by l.at`.execute(one);
    await sql`insert into lesson_attempts (run_id, user_id, lesson_id, activity, option, is_correct, try_number, answer_ms, answered_at)
      select r.id, r.user_id, r.lesson_id, a.n, (abs(hashtext(r.id::text || a.n)) % 3), abs(hashtext(r.id::text || a.n)) % 4 <> 0,
             t.n, 2000 + abs(hashtext(r.id::text)) % 9000, r.started_at + make_interval(secs => a.n * 20 + t.n)
        from lesson_runs r join (select u.id from ${mine}) u on u.id = r.user_id
        cross join generate_series(0, 4) a(n) cross join generate_series(1, 2) t(n)
       where t.n = 1 or a.n = 0 order by r.started_at, r.id, a.n`.execute(one);
    await sql`insert into lesson_completions (user_id, lesson_id, run_id, score_percent, is_verified, points, completed_at)
      select r.user_id, r.lesson_id, r.id, 80, true, 10, r.completed_at
        from lesson_runs r join (select u.id from ${mine}) u on u.id = r.user_id
       where r.completed_at is not null order by r.completed_at`.execute(one);
    await sql`insert into user_progress (user_id, subject_id, progress, completed_lessons, total_lessons, last_lesson_id, updated_at)
      select u.id, s.id, coalesce(10 * d.lessons, 0), coalesce(d.lessons, 0), 10, d.last_lesson_id, coalesce(d.at, now())
        from (select u.id from ${mine}) u cross join subjects s left join lateral (
          select count(*)::int as lessons, max(c.lesson_id) as last_lesson_id, max(c.completed_at) as at
            from lesson_completions c join lessons l on l.id = c.lesson_id
           where c.user_id = u.id and l.subject_id = s.id) d on true`.execute(one);
    await sql`insert into practice_rounds (user_id, kind, subject_id, grade, item_count, started_at, finished_at)
      select u.id, 'practice', 'math', '3rd', 10, now() - make_interval(days => n * 9), now() - make_interval(days => n * 9)
        from (select u.id from ${mine}) u cross join generate_series(1, ${ROUNDS}) n order by n`.execute(one);
    await sql`insert into practice_items (round_id, position, user_id, subject_id, skill, is_review, lesson_id, activity)
      select r.id, p.n, r.user_id, 'math', l.skill, false, l.id, 0
        from practice_rounds r join (select u.id from ${mine}) u on u.id = r.user_id cross join generate_series(0, 9) p(n)
        join (select id, skills[1] as skill, row_number() over (order by id) - 1 as n from lessons
               where subject_id = 'math' and grade = '3rd' and is_published) l on l.n = p.n
       order by r.started_at`.execute(one);
    await sql`insert into practice_answers (round_id, position, user_id, option, is_correct, points, answer_ms, answered_at)
      select i.round_id, i.position, i.user_id, 0, i.position % 3 <> 0, 0, 4000, r.finished_at
        from practice_items i join practice_rounds r on r.id = i.round_id join (select u.id from ${mine}) u on u.id = r.user_id
       order by r.finished_at`.execute(one);
    // Classes of thirty with a teacher each; the class that is measured is made by hand.
    if (prefix !== CLASS_PREFIX)
      await sql`with pupil as (select u.id, row_number() over (order by u.id) - 1 as n from ${mine}),
        teacher as (insert into users (username, role) select ${prefix}::text || '/' || n, 'teacher'
          from generate_series(0, ${count}::int / 30) n returning id, split_part(username, '/', 2)::int as n),
        class as (insert into classes (teacher_id, name, code) select id, 'Room ' || n,
            translate(to_char((select count(*) from classes) + n, 'FM000000'), '0123456789', 'BCDFGHJKMN')
          from teacher returning id, split_part(name, ' ', 2)::int as n)
        insert into class_memberships (class_id, child_id, status, seat, teacher_ok_at)
        select class.id, pupil.id, 'active', pupil.n % 30 + 1, now() from pupil join class on class.n = pupil.n / 30`.execute(
        one,
      );
    await sql`set session_replication_role = origin`.execute(one);
    await sql`vacuum analyze`.execute(one);
  });
}

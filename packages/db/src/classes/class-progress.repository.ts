import type { Grade, LessonContent, Pick, SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { pupilsOf, type TaughtClass, triesSince } from './class-tries.ts';
import type { Database } from '../connection/connect.ts';

interface ClassPupil {
  readonly className: string;
  readonly classGrade: Grade;
  /** The teacher's own time zone. */
  readonly timezone: string;
  /** Null in a class without pupils. */
  readonly childId: string | null;
  readonly firstName: string | null;
  readonly name: string | null;
  readonly grade: Grade | null;
}
export interface PupilGlance extends ClassPupil {
  readonly code: string;
  readonly isOpen: boolean;
  /** Sum of the percents of the subjects. */
  readonly progress: number;
  readonly completedLessons: number;
  readonly lastSeen: Date | null;
  readonly openLesson: string | null;
  /** Nobody can sign in to the account. */
  readonly isAsleep: boolean;
  /** When the account will be erased, null when that is not planned. */
  readonly eraseAt: Date | null;
}
export interface SkillTally {
  readonly childId: string;
  readonly skill: string;
  readonly subject: SubjectId;
  readonly right: number;
  readonly answers: number;
  /** The part of these since the later moment. */
  readonly lateRight: number;
  readonly lateAnswers: number;
}
export interface WeekTally {
  readonly childId: string;
  readonly right: number;
  readonly answers: number;
  readonly medianAnswerMs: number;
}
export interface AskedItem {
  readonly lessonId: string;
  readonly title: string;
  readonly activity: number;
  readonly asked: LessonContent['activities'][number];
  readonly subject: SubjectId;
  readonly grade: Grade;
  /** Of the school, not a lesson of one class. */
  readonly isPublished: boolean;
  /** How often each option was the first choice, and whose. */
  readonly picks: readonly (Pick & { readonly childIds: readonly string[] })[];
}
interface ClassItems {
  readonly className: string;
  /** Whose answers these are. */
  readonly pupils: readonly {
    readonly id: string;
    readonly firstName: string | null;
    readonly name: string | null;
  }[];
  readonly items: readonly AskedItem[];
}

const columns = sql`c.name as "className", c.grade as "classGrade", me.timezone,
  u.id as "childId", u.first_name as "firstName", u.name, u.grade`;
/** Rows `c`, `me`, `u`: the class, its teacher, each pupil. */
const classAndPupils = ({ teacherId }: TaughtClass) => sql`classes c
  join taught_classes tc on tc.class_id = c.id and tc.teacher_id = ${teacherId}::uuid
  join users me on me.id = tc.teacher_id
  left join class_memberships cm on cm.class_id = c.id and cm.status = 'active'
  left join users u on u.id = cm.child_id`;

/** What a class did, for its teachers. Each method is one statement, however many pupils there are. */
export function classProgressRepository(db: Database) {
  return {
    /** One row for each pupil; one row with nulls for a class without pupils; no row when the teacher does not teach the class. */
    glance: async (taught: TaughtClass): Promise<readonly PupilGlance[]> => {
      const { rows } = await sql<PupilGlance>`
        select ${columns}, c.code, c.is_open as "isOpen", coalesce(totals.progress, 0)::int as progress,
          coalesce(totals.lessons, 0)::int as "completedLessons",
          greatest(
            (select max(la.answered_at) from lesson_attempts la where la.user_id = u.id and la.try_number = 1),
            (select max(pa.answered_at) from practice_answers pa where pa.user_id = u.id),
            (select max(lc.completed_at) from lesson_completions lc where lc.user_id = u.id),
            (select max(gp.entered_at) from game_participants gp where gp.user_id = u.id)) as "lastSeen",
          (select l.title from lesson_runs lr join lessons l on l.id = lr.lesson_id
            where lr.user_id = u.id and lr.completed_at is null and (l.class_id is null or l.class_id = c.id)
            order by lr.updated_at desc limit 1) as "openLesson",
          not u.is_active as "isAsleep",
          (select erase_at from account_deletions where user_id = u.id) as "eraseAt"
          from ${classAndPupils(taught)}
          left join lateral (select sum(progress) as progress, sum(completed_lessons) as lessons
            from user_progress where user_id = u.id) totals on true
         where c.id = ${taught.classId}::uuid order by u.first_name, u.id`.execute(db);
      return rows;
    },
    /** The same rows with the skills that lessons of the subject practise at the class's grade, in the order of the lessons. */
    skillColumns: async (taught: TaughtClass, subject: SubjectId) => {
      const { rows } = await sql<ClassPupil & { readonly skills: readonly string[] }>`
        select ${columns}, array(select l.skills[1] from lessons l
            where l.subject_id = ${subject} and l.grade = c.grade and l.is_published and l.skills[1] is not null
            group by 1 order by min(l.number)) as skills
          from ${classAndPupils(taught)} where c.id = ${taught.classId}::uuid order by u.first_name, u.id`.execute(
        db,
      );
      return rows;
    },
    /** First tries since a moment by pupil and skill, and how many of them are later than `lateSince`. */
    skills: async (taught: TaughtClass, since: Date, lateSince: Date, subject: SubjectId | null) => {
      const { rows } = await sql<SkillTally>`
        with ${pupilsOf(taught)}, ${triesSince(since)}
        select user_id as "childId", skill, subject_id as subject,
               count(*) filter (where is_correct)::int as right, count(*)::int as answers,
               count(*) filter (where is_correct and answered_at >= ${lateSince})::int as "lateRight",
               count(*) filter (where answered_at >= ${lateSince})::int as "lateAnswers"
          from try where skill is not null and (${subject}::text is null or subject_id = ${subject}::text)
         group by 1, 2, 3`.execute(db);
      return rows;
    },
    /** First tries since a moment by pupil, with the median time of an answer. */
    week: async (taught: TaughtClass, since: Date) => {
      const { rows } = await sql<WeekTally>`
        with ${pupilsOf(taught)}, ${triesSince(since)}
        select user_id as "childId", count(*) filter (where is_correct)::int as right, count(*)::int as answers,
               (percentile_cont(0.5) within group (order by answer_ms))::float8 as "medianAnswerMs"
          from try group by 1`.execute(db);
      return rows;
    },
    /**
     * How often each option was the first choice, in a lesson or in all lessons of a skill, by the class or by one pupil.
     * Answers to an older version of a lesson do not count. Undefined when the teacher may not see the class or the pupil.
     */
    items: async (
      taught: TaughtClass,
      about: { readonly lessonId: string } | { readonly skill: string },
      childId: string | null,
      since: Date,
    ) => {
      const isMeant = 'lessonId' in about ? sql`l.id = ${about.lessonId}` : sql`l.skills[1] = ${about.skill}`;
      const { rows } = await sql<ClassItems>`
        with ${pupilsOf(taught)}, whom as materialized (
          select child_id from pupil where ${childId}::uuid is null or child_id = ${childId}::uuid),
        meant as materialized (select l.id, l.version, l.title, l.content, l.updated_at,
          l.subject_id, l.grade, l.is_published from lessons l
          where ${isMeant} and (l.class_id is null or l.class_id = ${taught.classId}::uuid)),
        chosen as (
          select whom.child_id, tried.lesson_id, tried.activity, tried.option
            from whom cross join lateral (
              select la.lesson_id, la.activity, la.option, lr.lesson_version as version
                from lesson_attempts la join lesson_runs lr on lr.id = la.run_id
               where la.user_id = whom.child_id and la.try_number = 1 and la.answered_at >= ${since}
                 and la.lesson_id in (select id from meant) offset 0) tried
            join meant on meant.id = tried.lesson_id and meant.version = tried.version
          union all
          select whom.child_id, tried.lesson_id, tried.activity, tried.option
            from whom cross join lateral (
              select pi.lesson_id, pi.activity, pa.option, pa.answered_at
                from practice_answers pa join practice_items pi on pi.round_id = pa.round_id
                  and pi.position = pa.position
               where pa.user_id = whom.child_id
                 and pa.answered_at >= ${since} and pi.lesson_id is not null offset 0) tried
            join meant on meant.id = tried.lesson_id and tried.answered_at >= meant.updated_at),
        counted as (select lesson_id, activity, option, count(*)::int as count,
          array_agg(distinct child_id) as child_ids from chosen group by 1, 2, 3),
        item as (
          select counted.lesson_id, counted.activity, json_agg(json_build_object('option', counted.option,
            'count', counted.count, 'childIds', counted.child_ids) order by counted.option) as picks
            from counted group by 1, 2)
        select c.name as "className", (
            select coalesce(json_agg(json_build_object('id', named.id, 'firstName', named.first_name, 'name', named.name)
              order by named.first_name, named.id), '[]')
              from whom cross join lateral (
                select id, first_name, name from users where id = whom.child_id offset 0) named) as pupils, (
            select coalesce(json_agg(json_build_object('lessonId', meant.id, 'title', meant.title, 'activity',
              item.activity, 'subject', meant.subject_id, 'grade', meant.grade, 'isPublished', meant.is_published,
                'asked', meant.content -> 'activities' -> item.activity, 'picks', item.picks)
                  order by meant.id, item.activity), '[]')
              from item join meant on meant.id = item.lesson_id
             where meant.content -> 'activities' -> item.activity is not null) as items
          from classes c join taught_classes tc on tc.class_id = c.id and tc.teacher_id = ${taught.teacherId}::uuid
         where c.id = ${taught.classId}::uuid and (${childId}::uuid is null or exists (select from whom))`.execute(
        db,
      );
      return rows[0];
    },
  };
}

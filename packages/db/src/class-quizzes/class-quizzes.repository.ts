import type { Activity, Grade, QUIZ_SUBJECTS, QuizQuestion, SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { TaughtClass } from '../classes/class-tries.ts';
import type { Database } from '../connection/connect.ts';
import { reportedPlayers, type ReportedRow } from './reported-players.ts';

interface AboutQuiz {
  readonly isHomework: boolean;
  readonly subject: SubjectId;
  readonly grade: Grade;
  readonly at: Date;
  readonly dueDay: string | null;
}
interface ListedQuiz extends AboutQuiz {
  /** Null in the only row of a class without quizzes. */
  readonly id: string | null;
  readonly questions: number;
  readonly players: number;
  readonly finished: number | null;
  readonly answers: number;
  readonly right: number;
}
export interface ReportedQuiz extends AboutQuiz {
  readonly id: string;
  readonly className: string;
  readonly isAssigned: boolean;
  /** Of the game's nicknames; null for homework. */
  readonly seed: number | null;
  readonly questions: readonly QuizQuestion[];
  /** How many of them were asked: a game may have ended early. */
  readonly asked: number;
  readonly players: readonly ReportedRow[];
}
export interface NewHomework {
  readonly classId: string;
  readonly assignmentId: string;
  readonly wishKey: string;
  readonly grade: Grade;
  readonly questions: readonly QuizQuestion[];
}

/** More than a school year holds for a class that plays three times a week. */
const LISTED = 150;

/** Quizzes of classes: games that were played together, and homework (decision 0101). */
export function classQuizzesRepository(db: Database) {
  return {
    /** Says that a room is of a class; false when its host does not teach this class. */
    addRoom: async ({ classId, teacherId }: TaughtClass, roomId: string): Promise<boolean> => {
      const { rows } = await sql<{ id: string }>`
        insert into class_quizzes (class_id, room_id)
        select tc.class_id, ${roomId}::uuid from taught_classes tc
         where tc.class_id = ${classId}::uuid and tc.teacher_id = ${teacherId}::uuid returning id`.execute(
        db,
      );
      return rows.length === 1;
    },
    /** @throws SQLSTATE 23505 when this wish was given already */
    addHomework: ({ questions, ...homework }: NewHomework) =>
      db
        .insertInto('classQuizzes')
        .values({ ...homework, questions: JSON.stringify(questions) })
        .returning('id')
        .executeTakeFirstOrThrow(),
    /** The homework of a wish that was sent before; undefined for a new one. */
    byWish: (classId: string, wishKey: string) =>
      db
        .selectFrom('classQuizzes')
        .select(['id', 'assignmentId'])
        .where('classId', '=', classId)
        .where('wishKey', '=', wishKey)
        .executeTakeFirst(),
    /** Every question of the lessons of a subject and grade, with when a pupil of the class saw it last. */
    stock: async (classId: string, subject: (typeof QUIZ_SUBJECTS)[number], grade: Grade) => {
      const { rows } = await sql<{ ref: string; activity: Activity; seenAt: Date | null }>`
        with pupil as materialized (
          select child_id from class_memberships where class_id = ${classId}::uuid and status = 'active')
        select each.ref, each.activity, (
            select max(qs.seen_at) from pupil
              join question_sightings qs on qs.user_id = pupil.child_id and qs.ref = each.ref) as "seenAt"
          from lessons l cross join lateral (
            select l.id || '#' || (numbered.place - 1) as ref, numbered.activity
              from jsonb_array_elements(l.content -> 'activities') with ordinality as numbered(activity, place)) each
         where l.subject_id = ${subject} and l.grade = ${grade} and l.is_published order by 1`.execute(db);
      return rows;
    },
    /** The skill of each question that comes from a lesson. */
    skillsOf: async (refs: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const { rows } = await sql<{ ref: string; skill: string }>`
        select given.ref, coalesce(l.skills[1], l.subject_id) as skill from unnest(${[...refs]}::text[]) as given(ref)
          join lessons l on l.id = split_part(given.ref, '#', 1) and l.is_published`.execute(db);
      return new Map(rows.map(({ ref, skill }) => [ref, skill]));
    },
    /** Finished games and homework of a class since a moment, the latest first; no row when the teacher does not teach it. */
    ofClass: async ({ classId, teacherId }: TaughtClass, since: Date): Promise<readonly ListedQuiz[]> => {
      const { rows } = await sql<ListedQuiz>`
        select listed.id, listed."isHomework", listed.subject, listed.grade, listed.at, listed."dueDay",
          listed.questions, counted.players, case when listed."isHomework" then counted.finished end as finished,
          counted.answers, counted."right"
          from taught_classes tc
          left join lateral (
            select cq.id, cq.room_id is null as "isHomework", coalesce(gr.subject, a.subject_id) as subject,
              coalesce(gr.grade, cq.grade) as grade, coalesce(gr.completed_at, cq.created_at) as at,
              a.due_day as "dueDay", gs.id as session_id,
              coalesce(gs.current_question + 1, jsonb_array_length(cq.questions)) as questions
              from class_quizzes cq left join assignments a on a.id = cq.assignment_id
              left join game_rooms gr on gr.id = cq.room_id and gr.status = 'completed'
              left join game_sessions gs on gs.room_id = gr.id and gs.status = 'completed'
             where cq.class_id = tc.class_id and (cq.assignment_id is not null or gs.id is not null)
               and cq.created_at > ${since}
             order by at desc, cq.id limit ${LISTED}) listed on true
          left join lateral (
            select count(*)::int as players, coalesce(sum(given.answers), 0)::int as answers,
              coalesce(sum(given."right"), 0)::int as "right",
              count(*) filter (where given.answers = listed.questions)::int as finished
              from (
                select count(*) as answers, count(*) filter (where ga.is_correct) as "right" from game_answers ga
                 where ga.session_id = listed.session_id group by ga.user_id
                union all
                select count(*), count(*) filter (where ha.is_correct) from homework_answers ha
                  join class_memberships cm on cm.child_id = ha.user_id and cm.class_id = tc.class_id
                   and cm.status = 'active'
                 where ha.quiz_id = listed.id group by ha.user_id) given) counted on true
         where tc.class_id = ${classId}::uuid and tc.teacher_id = ${teacherId}::uuid
         order by listed.at desc, listed.id`.execute(db);
      return rows;
    },
    /**
     * A finished game or homework with everybody's answers. Names are only those of pupils of the class. Undefined for who does not
     * teach the class.
     */
    report: async (
      { classId, teacherId }: TaughtClass,
      quizId: string,
    ): Promise<ReportedQuiz | undefined> => {
      const { rows } = await sql<ReportedQuiz>`
        select cq.id, c.name as "className", cq.room_id is null as "isHomework",
          coalesce(gr.subject, a.subject_id) as subject, coalesce(gr.grade, cq.grade) as grade,
          coalesce(gr.completed_at, cq.created_at) as at, a.due_day as "dueDay", gs.seed,
          coalesce(gs.questions, cq.questions) as questions,
          coalesce(gs.current_question + 1, jsonb_array_length(cq.questions)) as asked,
          exists (select from assignments other where other.misses_of = cq.id and other.ended_at is null)
            as "isAssigned",
          ${reportedPlayers} as players
          from class_quizzes cq
          join taught_classes tc on tc.class_id = cq.class_id and tc.teacher_id = ${teacherId}::uuid
          join classes c on c.id = cq.class_id
          left join assignments a on a.id = cq.assignment_id
          left join game_rooms gr on gr.id = cq.room_id and gr.status = 'completed'
          left join game_sessions gs on gs.room_id = gr.id and gs.status = 'completed'
         where cq.id = ${quizId}::uuid and cq.class_id = ${classId}::uuid
           and (cq.assignment_id is not null or gs.id is not null)`.execute(db);
      return rows[0];
    },
  };
}

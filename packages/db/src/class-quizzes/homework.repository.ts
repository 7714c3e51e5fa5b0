import { HOMEWORK_LATE_DAYS, type Grade, type QuizQuestion, type SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { isGivenTo } from '../assignments/is-given-to.ts';

export interface OpenHomework {
  readonly quizId: string;
  readonly subject: SubjectId;
  readonly grade: Grade;
  readonly className: string;
  readonly dueDay: string;
  readonly isLate: boolean;
  readonly questions: readonly QuizQuestion[];
  readonly answers: readonly { readonly question: number; readonly option: number }[];
  /** What it paid; null when it paid nothing, or is not finished. */
  readonly paid: number | null;
}
export interface NewHomeworkAnswer {
  readonly quizId: string;
  readonly userId: string;
  readonly questionIndex: number;
  readonly answer: number;
  readonly isCorrect: boolean;
  readonly timeToAnswer: number;
  readonly answeredAt: Date;
}

/** Quizzes that pupils answer in their own time (decision 0101). */
export function homeworkRepository(db: Database) {
  return {
    /**
     * The homework of an assignment with this pupil's answers. Undefined for who is not in the class or not chosen, when it was ended, and a
     * month after its day.
     */
    ofPupil: async (userId: string, assignmentId: string, now: Date): Promise<OpenHomework | undefined> => {
      const { rows } = await sql<OpenHomework>`
        select cq.id as "quizId", a.subject_id as subject, cq.grade, c.name as "className", a.due_day as "dueDay",
          today.day > a.due_day as "isLate", cq.questions, array(
            select json_build_object('question', ha.question_index, 'option', ha.answer) from homework_answers ha
             where ha.quiz_id = cq.id and ha.user_id = me.id order by ha.question_index) as answers,
          (select pl.points from points_ledger pl
            where pl.user_id = me.id and pl.reason = 'quiz' and pl.ref = cq.id::text) as paid
          from users me
          cross join lateral (select (${now}::timestamptz at time zone me.timezone)::date as day) today
          join assignments a on a.id = ${assignmentId}::uuid and a.ended_at is null
          join class_quizzes cq on cq.assignment_id = a.id
          join classes c on c.id = cq.class_id and c.archived_at is null
          join class_memberships cm on cm.class_id = c.id and cm.child_id = me.id and cm.status = 'active'
         where me.id = ${userId}::uuid and ${isGivenTo(sql.ref('me.id'))} and today.day <= a.due_day + ${HOMEWORK_LATE_DAYS}::int`.execute(
        db,
      );
      return rows[0];
    },
    /** Records the one answer of a question; false when it has one already (I6). */
    addAnswer: async (answer: NewHomeworkAnswer): Promise<boolean> => {
      const written = await db
        .insertInto('homeworkAnswers')
        .values(answer)
        .onConflict((conflict) => conflict.columns(['quizId', 'userId', 'questionIndex']).doNothing())
        .returning('questionIndex')
        .executeTakeFirst();
      return written !== undefined;
    },
  };
}

import {
  HOMEWORK_LATE_DAYS,
  type Grade,
  type LessonContent,
  type QuizQuestion,
  type SubjectId,
} from '@noodlenaut/domain';
import { sql } from 'kysely';
import { isGivenTo } from '../assignments/is-given-to.ts';
import type { Database } from '../connection/connect.ts';
import { isVisibleLesson } from '../lessons/visible-lesson.ts';

/** An activity that the learner has open now: of a lesson's run, or of a round of practice. */
interface OpenLesson {
  readonly lessonId: string;
  readonly subject: SubjectId;
  readonly content: LessonContent;
  readonly step: number;
  readonly answers: readonly { activity: number; option: number; isCorrect: boolean; tryNumber: number }[];
}
interface OpenPractice {
  readonly roundId: string;
  readonly position: number;
}
export interface ChatContext {
  readonly grade: Grade | null;
  readonly timezone: string;
  /** Names and words that must never be stored or sent. The user name counts as a whole: its parts may be words of a lesson. */
  readonly known: readonly string[];
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  readonly dailyMessages: number | null;
  readonly isProviderAllowed: boolean | null;
  readonly isVoiceAllowed: boolean | null;
  /** The latest two days with messages. */
  readonly days: readonly { day: string; asked: number }[];
  readonly lesson: OpenLesson | null;
  readonly practice: OpenPractice | null;
  /** The question of a running game that the learner plays in, until it is revealed. */
  readonly quiz: QuizQuestion | null;
  /** The questions of quizzes given as homework that the learner has still to answer. */
  readonly homework: readonly QuizQuestion[];
}

/** What is open counts for an hour after the last answer. */
const OPEN_MINUTES = 60;
/** Three long quizzes at once, those that are not late first. Each answer is compared with each of them. */
const GUARDED_HOMEWORK = 90;

/** All that the server needs to know before the helper answers, in one statement. The browser names no activity. */
export function chatContextRepository(db: Database) {
  return {
    read: async (userId: string, now: Date): Promise<ChatContext | undefined> => {
      const since = new Date(now.getTime() - OPEN_MINUTES * 60_000);
      const { rows } = await sql<ChatContext>`
        select u.grade, u.timezone, hs.opens_at, hs.closes_at, hs.daily_messages, hs.is_provider_allowed, hs.is_voice_allowed,
          array_remove(array[u.first_name, u.last_name, u.name, translate(u.username, '-_. ', ''), u.school_name, u.email, u.phone], null)
            || coalesce((select array_agg(distinct teacher.school_name) filter (where teacher.school_name is not null)
              from class_memberships cm join taught_classes tc on tc.class_id = cm.class_id
              join users teacher on teacher.id = tc.teacher_id where cm.child_id = u.id and cm.status = 'active'), '{}') as known,
          coalesce((select json_agg(json_build_object('day', to_char(latest.day, 'YYYY-MM-DD'), 'asked', latest.asked))
            from (select cd.day, cd.asked from chat_days cd where cd.user_id = u.id order by cd.day desc limit 2) latest), '[]')
            as days, open_lesson.row as lesson, open_practice.row as practice, open_quiz.row as quiz,
          array(select asked.question from class_memberships cm
            join assignments a on a.class_id = cm.class_id and a.kind = 'homework' and a.ended_at is null
             and a.due_day > ${now}::date - ${HOMEWORK_LATE_DAYS + 2}::int and ${isGivenTo(sql.ref('u.id'))}
            join class_quizzes cq on cq.assignment_id = a.id
            cross join lateral jsonb_array_elements(cq.questions) with ordinality as asked(question, place)
            where cm.child_id = u.id and cm.status = 'active' and not exists (select from homework_answers ha
              where ha.quiz_id = cq.id and ha.user_id = u.id and ha.question_index = asked.place - 1)
            order by a.due_day < ${now}::date, a.due_day, a.id, asked.place limit ${GUARDED_HOMEWORK}) as homework
          from users u
          left join helper_settings hs on hs.child_id = u.id
          left join lateral (select json_build_object('lessonId', l.id, 'subject', l.subject_id, 'content', l.content,
              'step', lr.step, 'answers', coalesce((select json_agg(json_build_object('activity', la.activity,
                'option', la.option, 'isCorrect', la.is_correct, 'tryNumber', la.try_number) order by la.id)
                from lesson_attempts la where la.run_id = lr.id), '[]')) as row
            from lesson_runs lr join lessons l on l.id = lr.lesson_id
            where lr.user_id = u.id and lr.completed_at is null and lr.updated_at >= ${since}::timestamptz
              and ${isVisibleLesson(userId)}
            order by lr.updated_at desc limit 1) open_lesson on true
          left join lateral (select json_build_object('roundId', pi.round_id, 'position', pi.position) as row
            from practice_rounds pr join practice_items pi on pi.round_id = pr.id
            left join practice_answers pa on pa.round_id = pi.round_id and pa.position = pi.position
            where pr.user_id = u.id and pr.finished_at is null and pa.position is null
              and greatest(pr.started_at, (select max(pa.answered_at) from practice_answers pa
                where pa.round_id = pr.id)) >= ${since}::timestamptz
            order by pr.started_at desc, pi.position limit 1) open_practice on true
          left join lateral (select gs.questions -> gs.current_question as row
            from game_participants gp join game_sessions gs on gs.room_id = gp.room_id
            where gp.user_id = u.id and gp.left_at is null and gs.status = 'in_progress'
              and gs.phase in ('countdown', 'read', 'answer') and gs.phase_at >= ${since}::timestamptz
            order by gs.phase_at desc limit 1) open_quiz on true
         where u.id = ${userId}::uuid`.execute(db);
      return rows[0];
    },
  };
}

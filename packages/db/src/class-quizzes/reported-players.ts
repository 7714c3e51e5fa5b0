import type { ReportedAnswer } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { isGivenTo } from '../assignments/is-given-to.ts';

export interface ReportedRow {
  /** Of a game; null for homework. */
  readonly seat: number | null;
  /** Of a chosen face; null: it is drawn. */
  readonly alias: string | null;
  readonly place: number | null;
  readonly score: number | null;
  /** A pupil of the class; null for another player. */
  readonly child: {
    readonly id: string;
    readonly firstName: string | null;
    readonly name: string | null;
  } | null;
  /** Homework that was finished after its day, by the pupil's own calendar. */
  readonly isLate: boolean;
  readonly answers: readonly ReportedAnswer[];
}

/**
 * Who took part in the quiz `cq` with its game `gs` in the room `gr`, or who has its assignment `a` to do, as an SQL expression. A
 * player has a name only while a pupil of this class; homework shows pupils alone.
 */
export const reportedPlayers = sql<readonly ReportedRow[]>`case when cq.room_id is null then (
    select coalesce(json_agg(json_build_object('seat', null, 'alias', null, 'place', null, 'score', null,
        'child', json_build_object('id', pupil.id, 'firstName', pupil.first_name, 'name', pupil.name),
        'isLate', coalesce(done.is_late, false), 'answers', coalesce(done.answers, '[]'))
      order by pupil.first_name, pupil.id), '[]')
      from class_memberships cm join users pupil on pupil.id = cm.child_id
      left join lateral (
        select json_agg(json_build_object('question', ha.question_index, 'option', ha.answer,
            'correct', ha.is_correct) order by ha.question_index) as answers,
          count(*) = jsonb_array_length(cq.questions)
            and (max(ha.answered_at) at time zone pupil.timezone)::date > a.due_day as is_late
          from homework_answers ha where ha.quiz_id = cq.id and ha.user_id = pupil.id) done on true
     where cm.class_id = cq.class_id and cm.status = 'active' and ${isGivenTo(sql.ref('pupil.id'))})
  else (
    select coalesce(json_agg(json_build_object('seat', gp.seat, 'alias', gp.alias, 'place', gp.position, 'score', gp.score,
        'child', (
          select json_build_object('id', pupil.id, 'firstName', pupil.first_name, 'name', pupil.name)
            from class_memberships cm join users pupil on pupil.id = cm.child_id
           where cm.class_id = cq.class_id and cm.child_id = gp.user_id and cm.status = 'active'),
        'isLate', false, 'answers', array(
          select json_build_object('question', ga.question_index, 'option', ga.answer, 'correct', ga.is_correct)
            from game_answers ga where ga.session_id = gs.id and ga.user_id = gp.user_id
           order by ga.question_index))
      order by gp.position, gp.seat), '[]')
      from game_participants gp where gp.room_id = gr.id and gp.position is not null) end`;

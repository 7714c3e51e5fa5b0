import type { Grade, QUIZ_SUBJECTS, QuizQuestion } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { GAMES_WITH_OTHERS } from './games-with-others.ts';

export interface QuizPay {
  readonly userId: string;
  /** The local day of the player. */
  readonly day: string;
  readonly points: number;
}

interface ClassResults {
  readonly code: string;
  readonly subject: (typeof QUIZ_SUBJECTS)[number];
  readonly grade: Grade;
  readonly completedAt: Date;
  readonly seed: number;
  readonly questions: readonly QuizQuestion[];
  readonly currentQuestion: number;
  readonly players: readonly {
    readonly seat: number;
    /** Of a chosen face; null: it is drawn. */
    readonly alias: string | null;
    readonly place: number;
    readonly score: number;
    /** Id and name of a child whom the teacher may see; null for another player. */
    readonly child: { readonly id: string; readonly name: string | null } | null;
    readonly answers: readonly { readonly question: number; readonly correct: boolean }[];
  }[];
}

/** Results of finished games: places, points, and the facts that achievements count (P4.46, P4.48 to P4.50). */
export function quizResultsRepository(db: Database) {
  return {
    setPlaces: (roomId: string, places: readonly { readonly playerId: string; readonly rank: number }[]) =>
      sql`update game_participants gp set position = given.rank
        from unnest(${places.map(({ playerId }) => playerId)}::uuid[],
          ${places.map(({ rank }) => rank)}::int[]) as given(user_id, rank)
        where gp.room_id = ${roomId} and gp.user_id = given.user_id`.execute(db),
    /** What quizzes have paid these learners on their local day. A learner without an entry got nothing yet. */
    paidOn: async (days: readonly { readonly userId: string; readonly day: string }[]) => {
      const { rows } = await sql<{ userId: string; points: number }>`
        select qpd.user_id as "userId", qpd.points from quiz_pay_days qpd
          join unnest(${days.map(({ userId }) => userId)}::uuid[],
            ${days.map(({ day }) => day)}::date[]) as given(user_id, day)
            on given.user_id = qpd.user_id and given.day = qpd.local_day`.execute(db);
      return new Map(rows.map(({ userId, points }) => [userId, points]));
    },
    /**
     * Pays a game into the ledger, the day and the total. Constraints refuse a second payment, more than 60 points a day and more
     * than 20 a game.
     */
    pay: (sessionId: string, pays: readonly QuizPay[]) =>
      sql`with pay as (
          select * from unnest(${pays.map(({ userId }) => userId)}::uuid[], ${pays.map(({ day }) => day)}::date[],
            ${pays.map(({ points }) => points)}::int[]) as pay(user_id, day, points)),
        of_day as (
          insert into quiz_pay_days (user_id, local_day, points) select user_id, day, points from pay
          on conflict (user_id, local_day) do update set points = quiz_pay_days.points + excluded.points),
        of_ledger as (
          insert into points_ledger (user_id, reason, ref, points)
          select user_id, 'quiz', ${sessionId}, points from pay)
        update users u set total_points = u.total_points + pay.points, updated_at = now() from pay
          where u.id = pay.user_id`.execute(db),
    /** For each learner: the finished games with others, those in teams, and the achievements they hold. */
    gameFacts: async (userIds: readonly string[]) => {
      const { rows } = await sql<{
        userId: string;
        gamesPlayed: number;
        teamGamesPlayed: number;
        held: string[];
      }>`
        select u.id as "userId", count(gr.id)::int as "gamesPlayed",
               count(gr.id) filter (where gr.game_type = 'team-challenge')::int as "teamGamesPlayed",
               array(select achievement_key from achievements a where a.user_id = u.id) as held
          from ${GAMES_WITH_OTHERS} join users u on u.id = gp.user_id
         where u.id = any(${[...userIds]}::uuid[]) group by u.id`.execute(db);
      return rows;
    },
    /** A finished class-quiz for its host, with names only of children the host may see. Undefined for anybody else. */
    ofClass: async (roomId: string, teacherId: string) => {
      const { rows } = await sql<ClassResults>`
        select gr.code, gr.subject, gr.grade, gr.completed_at as "completedAt", gs.seed, gs.questions,
               gs.current_question as "currentQuestion", coalesce((
                 select json_agg(json_build_object('seat', gp.seat, 'alias', gp.alias, 'place', gp.position, 'score', gp.score,
                   'child',
                     (select json_build_object('id', u.id, 'name', u.first_name) from users u
                       join visible_children vc on vc.child_id = u.id
                       where u.id = gp.user_id and vc.adult_id = gr.host_id),
                     'answers', array(select json_build_object('question', ga.question_index, 'correct',
                       ga.is_correct)
                       from game_answers ga where ga.session_id = gs.id and ga.user_id = gp.user_id
                         order by ga.question_index))
                   order by gp.position, gp.seat)
                   from game_participants gp where gp.room_id = gr.id and gp.position is not null), '[]') as players
          from game_rooms gr join game_sessions gs on gs.room_id = gr.id and gs.status = 'completed'
         where gr.id = ${roomId} and gr.host_id = ${teacherId} and gr.game_type = 'class-quiz'
           and gr.status = 'completed'`.execute(db);
      return rows[0];
    },
    /** How many games with others this learner has finished and won (S9.09). */
    /** What a finished game brought this player: points of the ledger, and badges given as it ended; undefined for others. */
    earned: async (roomId: string, userId: string) => {
      const { rows } = await sql<{ points: number; badges: { icon: string; title: string }[] }>`
        select coalesce(sum(pl.points), 0)::int as points, coalesce((
                 select json_agg(json_build_object('icon', a.icon, 'title', a.title) order by a.title)
                   from achievements a where a.user_id = gp.user_id and a.earned_at = gr.completed_at), '[]') as badges
          from game_participants gp join game_rooms gr on gr.id = gp.room_id
               left join game_sessions gs on gs.room_id = gr.id
               left join points_ledger pl on pl.user_id = gp.user_id and pl.reason = 'quiz' and pl.ref = gs.id::text
         where gp.room_id = ${roomId} and gp.user_id = ${userId} and gr.status = 'completed'
         group by gp.user_id, gr.completed_at`.execute(db);
      return rows[0];
    },
    stats: async (userId: string) => {
      const { rows } = await sql<{ gamesPlayed: number; gamesWon: number }>`
        select count(*)::int as "gamesPlayed",
               count(*) filter (where gp.position = 1 and gp.score > 0)::int as "gamesWon"
          from ${GAMES_WITH_OTHERS} where gp.user_id = ${userId}`.execute(db);
      return rows[0] ?? { gamesPlayed: 0, gamesWon: 0 };
    },
  };
}

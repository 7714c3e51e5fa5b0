import type { Phase, QuizQuestion, RoomStatus } from '@noodlenaut/domain';
import { sql, type NotNull } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { PREPARED } from '../connection/prepared-statements.ts';
import { lease, ownerHoldsLock, ownerIsGone } from '../connection/room-owner.ts';

/** How long after its end a game can still be entered to see the podium. */
const PODIUM_MIN = 30;

/** The right to write for a game: its session and the fence of the claim. */
export interface Claim {
  readonly sessionId: string;
  readonly roomId: string;
  readonly fence: number;
}

/** The state of a game, written before the players are told. */
export interface Turn {
  readonly status: RoomStatus;
  readonly phase: Phase;
  readonly currentQuestion: number;
  readonly phaseAt: Date;
  readonly phaseEndsAt: Date | null;
  readonly pausedAt: Date | null;
  readonly isLocked: boolean;
  readonly hostId: string;
}

/** The lease of a waiting or running game is over. On the podium nobody renews it; the lock of the owner is enough there. */
const isForgotten = sql<boolean>`(lease_until < clock_timestamp() and status in ('waiting', 'in_progress'))`;
/** Whether a game can be entered: it is not over, or its podium is still open. */
const isOpen = sql<boolean>`(phase <> 'closed' and (status in ('waiting', 'in_progress') or status = 'completed'
  and completed_at > clock_timestamp() - make_interval(mins => ${PODIUM_MIN})))`;

/** Live games in the database: claims of servers, and all writes of an owner under the fence of its claim (P4.40, P4.41). */
export function quizPlayRepository(db: Database) {
  const fenced = (claim: Claim) =>
    db.updateTable('gameSessions').where('id', '=', claim.sessionId).where('fence', '=', claim.fence);
  return {
    /** Locks a room until the transaction ends, so that claims run one after the other; undefined when its host was erased. */
    lockRoom: (roomId: string) =>
      db
        .selectFrom('gameRooms as gr')
        .select(['gr.id', 'gr.code', 'gr.hostId', 'gr.subject', 'gr.grade', 'gr.gameType', 'gr.scoring'])
        .select([
          'gr.maxPlayers',
          'gr.status',
          'gr.questionCount',
          'gr.answerTime',
          'gr.questionRefs',
          'gr.crews',
          'gr.robots',
        ])
        .select(
          // Where its class keeps it (decision 0101); null for a game of no class.
          sql<{ classId: string; quizId: string } | null>`(
            select json_build_object('classId', cq.class_id, 'quizId', cq.id) from class_quizzes cq
             where cq.room_id = gr.id)`.as('classQuiz'),
        )
        .where('gr.id', '=', roomId)
        .where('gr.hostId', 'is not', null)
        .$narrowType<{ readonly hostId: NotNull }>()
        .forNoKeyUpdate()
        .executeTakeFirst(),
    /** Makes the session of a waiting room. A second one is impossible (`game_sessions_live`). */
    begin: (roomId: string, hostId: string, seed: number) =>
      db
        .insertInto('gameSessions')
        .values({ roomId, hostId, seed })
        .onConflict((conflict) =>
          conflict.column('roomId').where('status', 'in', ['waiting', 'in_progress']).doNothing(),
        )
        .execute(),
    /** Makes this server the owner of the game; undefined when another owner is alive, or the game is over. */
    claim: (roomId: string, owner: number) =>
      db
        .updateTable('gameSessions')
        .set((eb) => ({ owner, leaseUntil: lease, fence: eb('fence', '+', 1) }))
        .where('id', '=', (eb) =>
          eb
            .selectFrom('gameSessions')
            .select('id')
            .where('roomId', '=', roomId)
            .orderBy('createdAt', 'desc')
            .limit(1),
        )
        .where(isOpen)
        .where(sql<boolean>`(owner is null or owner = ${owner} or ${isForgotten} or ${ownerIsGone})`)
        .returningAll()
        .returning(sql<Date>`clock_timestamp()`.as('now'))
        .executeTakeFirst(),
    /**
     * The owner and fence of a game, whether the owner is alive by its lock and its lease, and whether the game
     * can still be entered. Undefined before the game has begun.
     */
    ownerOf: async (roomId: string) => {
      const { rows } = await sql<{ owner: number | null; fence: number; lives: boolean; isOpen: boolean }>`
        select owner, fence::int, owner is not null and not ${isForgotten} and ${ownerHoldsLock} as lives,
                      ${isOpen} as is_open
          from game_sessions where room_id = ${roomId} order by created_at desc limit 1`.execute(db);
      return rows[0];
    },
    /** Everybody who has ever entered the game. */
    players: (roomId: string) =>
      db
        .selectFrom('gameParticipants')
        .select(['userId', 'seat', 'alias', 'avatar', 'team', 'hasExtraTime', 'isRemoved', 'leftAt'])
        .select('countsFrom as from')
        .where('roomId', '=', roomId)
        .where('enteredAt', 'is not', null)
        .orderBy('seat')
        .execute(),
    answers: (sessionId: string) =>
      db
        .selectFrom('gameAnswers')
        .select(['userId', 'questionIndex', 'answer', 'isCorrect', 'timeToAnswer', 'pointsEarned'])
        .where('sessionId', '=', sessionId)
        .orderBy('questionIndex')
        .execute(),
    /** Writes the next state of a game; false when another server owns the game by now. */
    turn: async (claim: Claim, turn: Turn, questions: readonly QuizQuestion[] | null, total: number) => {
      const { status } = turn;
      const written = await fenced(claim)
        .set({
          ...turn,
          ...(questions && { questions: JSON.stringify(questions), totalQuestions: total }),
          ...(status === 'in_progress' && { startedAt: sql`coalesce(started_at, now())` }),
          ...(status === 'completed' && { completedAt: sql`coalesce(completed_at, now())` }),
        })
        .returning('id')
        .executeTakeFirst();
      return written !== undefined;
    },
    /**
     * Writes the states of many games in one statement. Returns the sessions that this server still owns. Rows are locked in the same order
     * everywhere, so that there is no deadlock.
     */
    turns: async (turns: readonly ClaimedTurn[]): Promise<ReadonlySet<string>> => {
      const column = <Value>(of: (one: ClaimedTurn) => Value) => turns.map(of);
      const { rows } = await sql<{ id: string }>`
        ${PREPARED} with given as (
          select * from unnest(${column(({ claim }) => claim.sessionId)}::uuid[],
            ${column(({ claim }) => claim.fence)}::int[],
            ${column(({ turn }) => turn.phase)}::text[], ${column(({ turn }) => turn.currentQuestion)}::int[],
            ${column(({ turn }) => turn.phaseAt)}::timestamptz[],
              ${column(({ turn }) => turn.phaseEndsAt)}::timestamptz[],
            ${column(({ turn }) => turn.pausedAt)}::timestamptz[], ${column(({ turn }) => turn.isLocked)}::bool[],
            ${column(({ turn }) => turn.hostId)}::uuid[])
            as turn(id, fence, phase, question, phase_at, phase_ends_at, paused_at, is_locked, host_id)),
        mine as (
          select gs.id, gs.fence from game_sessions gs where (gs.id, gs.fence) in (select id, fence from given)
           order by gs.id for no key update)
        update game_sessions gs set status = 'in_progress', phase = given.phase, current_question = given.question,
               phase_at = given.phase_at, phase_ends_at = given.phase_ends_at, paused_at = given.paused_at,
               is_locked = given.is_locked, host_id = given.host_id
          from given join mine on mine.id = given.id and mine.fence = given.fence
         where gs.id = given.id returning gs.id`.execute(db);
      return new Set(rows.map(({ id }) => id));
    },
    /** Sets the status of the room to that of its game (P4.01, P4.02). */
    setRoomStatus: (roomId: string, status: RoomStatus) =>
      db
        .updateTable('gameRooms')
        .set({
          status,
          seenAt: sql`now()`,
          ...(status === 'in_progress' && { startedAt: sql`now()` }),
          ...(status === 'completed' && { completedAt: sql`now()` }),
        })
        .where('id', '=', roomId)
        .where('status', '!=', status)
        .execute(),
    /** Writes players who came, left, were removed or let back; false when another server owns the game by now. */
    note: async (
      { sessionId, roomId, fence }: Claim,
      moved: readonly {
        readonly id: string;
        readonly isGone: boolean;
        readonly isRemoved: boolean;
        readonly team: number | null;
        readonly hasExtraTime: boolean;
        /** Index of the first question that counts for the player. */
        readonly from: number;
      }[],
    ) => {
      const { rows } = await sql<{ id: string }>`
        with mine as (select id from game_sessions where id = ${sessionId} and fence = ${fence} for share),
        written as (
          update game_participants gp set entered_at = coalesce(gp.entered_at, now()), team = moved.team,
                 left_at = case when moved.is_gone then now() end, is_removed = moved.is_removed,
                 has_extra_time = moved.extra, counts_from = moved.counts_from
            from mine, unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ team }) => team)}::int[],
                   ${moved.map(({ isGone }) => isGone)}::bool[], ${moved.map(({ isRemoved }) => isRemoved)}::bool[],
                   ${moved.map(({ hasExtraTime }) => hasExtraTime)}::bool[], ${moved.map(({ from }) => from)}::int[])
                   as moved(user_id, team, is_gone, is_removed, extra, counts_from)
           where gp.room_id = ${roomId} and gp.user_id = moved.user_id)
        select id from mine`.execute(db);
      return rows.length > 0;
    },
    /** Renews the leases of all games of this server and marks these rooms as occupied, in one statement. */
    keepLeases: (owner: number, occupied: readonly string[]) =>
      sql`with seen as (update game_rooms set seen_at = now() where id = any(${[...occupied]}::uuid[])),
        mine as (select id from game_sessions where owner = ${owner} and status in ('waiting', 'in_progress')
          order by id for no key update)
        update game_sessions gs set lease_until = ${lease} from mine where gs.id = mine.id`.execute(db),
    /** Gives up the game, so that any server can claim it. */
    release: (claim: Claim) => fenced(claim).set({ owner: null, leaseUntil: null }).execute(),
  };
}
/** The state of a game, and the claim under which it is written. */
export interface ClaimedTurn {
  readonly claim: Claim;
  readonly turn: Turn;
}
export type ClaimedSession = NonNullable<Awaited<ReturnType<ReturnType<typeof quizPlayRepository>['claim']>>>;

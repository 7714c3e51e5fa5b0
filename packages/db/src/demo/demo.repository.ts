import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** The demo family, kept apart from real people. */
export function demoRepository(db: Database) {
  return {
    hasRealAccounts: async (): Promise<boolean> =>
      (await db.selectFrom('users').select('id').where('isDemo', '=', false).limit(1).execute()).length > 0,
    /** Returns how many were deleted. Their games go with them: nobody else played there. */
    remove: async (): Promise<number> => {
      await db
        .deleteFrom('gameRooms')
        .where('hostId', 'in', (eb) => eb.selectFrom('users').select('id').where('isDemo', '=', true))
        .execute();
      return (await db.deleteFrom('users').where('isDemo', '=', true).returning('id').execute()).length;
    },
    /** Sets a game of now back to an earlier time: its rows, and what it paid. */
    setBack: (roomId: string, at: Date) =>
      sql`with room as (
          update game_rooms gr set created_at = ${at}, seen_at = ${at}, started_at = ${at},
            completed_at = ${at}::timestamptz + interval '12 minutes' where gr.id = ${roomId}::uuid),
        session as (
          update game_sessions gs set created_at = ${at}, started_at = ${at}, phase_at = ${at},
            completed_at = ${at}::timestamptz + interval '12 minutes', owner = null, lease_until = null
           where gs.room_id = ${roomId}::uuid returning gs.id),
        kept as (update class_quizzes cq set created_at = ${at} where cq.room_id = ${roomId}::uuid),
        players as (
          update game_participants gp set joined_at = ${at}, entered_at = ${at} where gp.room_id = ${roomId}::uuid),
        answers as (
          update game_answers ga set answered_at = ${at}::timestamptz + (ga.question_index + 1) * interval '90 seconds'
            from session where ga.session_id = session.id)
        update points_ledger pl set created_at = ${at}::timestamptz + interval '12 minutes'
          from session where pl.reason = 'quiz' and pl.ref = session.id::text`.execute(db),
    /** Wakes its accounts or puts them to sleep, which ends their sessions. Returns how many changed. */
    setAwake: async (isAwake: boolean): Promise<number> => {
      const changed = await db
        .updateTable('users')
        .set({ isActive: isAwake })
        .where('isDemo', '=', true)
        .where('isActive', '=', !isAwake)
        .returning('id')
        .execute();
      const ids = changed.map(({ id }) => id);
      if (!isAwake && ids.length > 0) await db.deleteFrom('sessions').where('userId', 'in', ids).execute();
      return ids.length;
    },
  };
}

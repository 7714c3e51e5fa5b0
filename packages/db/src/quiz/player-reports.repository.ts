import type { ReportReason } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

interface NewReport {
  readonly roomId: string;
  readonly reporterId: string;
  /** Children know each other by seat and alias only. */
  readonly seat: number;
  readonly reason: ReportReason;
}

/** Reports of children about other players (security 2.5). */
export function playerReportsRepository(db: Database) {
  return {
    /** Stores a report, one for each reporter, player and game; false when the two did not play together. */
    add: async ({ roomId, reporterId, seat, reason }: NewReport): Promise<boolean> => {
      const { rows } = await sql<{ userId: string }>`
        with other as (
          select gp.user_id from game_participants gp
            join game_participants me on me.room_id = gp.room_id and me.user_id = ${reporterId}
           where gp.room_id = ${roomId} and gp.seat = ${seat} and gp.user_id <> ${reporterId}),
        noted as (
          insert into player_reports (room_id, reporter_id, reported_id, reason)
          select ${roomId}, ${reporterId}, user_id, ${reason} from other on conflict do nothing)
        select user_id as "userId" from other`.execute(db);
      return rows.length > 0;
    },
    /** For the staff: the latest first. */
    latest: (limit: number) =>
      db
        .selectFrom('playerReports as pr')
        .innerJoin('gameRooms as gr', 'gr.id', 'pr.roomId')
        .innerJoin('users as reporter', 'reporter.id', 'pr.reporterId')
        .innerJoin('users as reported', 'reported.id', 'pr.reportedId')
        .select(['pr.createdAt', 'pr.reason', 'gr.code', 'gr.gameType'])
        .select(['reporter.username as reporter', 'reported.username as reported'])
        .orderBy('pr.createdAt', 'desc')
        .limit(limit)
        .execute(),
  };
}

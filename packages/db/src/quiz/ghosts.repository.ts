import type { Database } from '../connection/connect.ts';

/** The ghost of who plays alone: their own last game of the same kind (decision 0107). */
export function ghostsRepository(db: Database) {
  return {
    /**
     * The answers of the room's host in the last game that they played alone to its end before this room was made: same type, subject, grade
     * and length. Nothing of anybody else, and the same at every restart.
     */
    of: (roomId: string) =>
      db
        .selectFrom('gameAnswers as ga')
        .select(['ga.questionIndex as question', 'ga.answer as option', 'ga.isCorrect as correct'])
        .select(['ga.timeToAnswer as answerMs', 'ga.pointsEarned as points'])
        .where('ga.sessionId', '=', (eb) =>
          eb
            .selectFrom('gameRooms as gr')
            .innerJoin('gameRooms as earlier', (join) =>
              join
                .onRef('earlier.hostId', '=', 'gr.hostId')
                .onRef('earlier.gameType', '=', 'gr.gameType')
                .onRef('earlier.subject', '=', 'gr.subject')
                .onRef('earlier.grade', '=', 'gr.grade')
                .onRef('earlier.questionCount', '=', 'gr.questionCount')
                .onRef('earlier.completedAt', '<', 'gr.createdAt'),
            )
            .innerJoin('gameSessions as gs', 'gs.roomId', 'earlier.id')
            .select('gs.id')
            .where('gr.id', '=', roomId)
            .where('gr.maxPlayers', '=', 1)
            .where('earlier.maxPlayers', '=', 1)
            .where('earlier.status', '=', 'completed')
            .where('gs.status', '=', 'completed')
            .orderBy('earlier.completedAt', 'desc')
            .limit(1),
        )
        .where('ga.userId', '=', (eb) =>
          eb.selectFrom('gameRooms as gr').select('gr.hostId').where('gr.id', '=', roomId),
        )
        .orderBy('ga.questionIndex')
        .execute(),
  };
}

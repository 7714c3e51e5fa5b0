import { rows } from './database.ts';

export interface AskedQuestion {
  readonly question: string;
  readonly options: readonly string[];
  readonly right: number;
  readonly explanation: string;
}

/** What a game asks, key included: as its records hold it. */
export async function questionsOf(roomId: string): Promise<readonly AskedQuestion[]> {
  const [session] = await rows<{ questions: readonly AskedQuestion[] }>(
    'select questions from game_sessions where room_id = $1',
    [roomId],
  );
  return session?.questions ?? [];
}

/** The places of a finished game, by account. */
export async function resultsOf(roomId: string): Promise<ReadonlyMap<string, number>> {
  const places = await rows<{ user_id: string; position: number }>(
    'select user_id, position from game_participants where room_id = $1',
    [roomId],
  );
  return new Map(places.map(({ user_id, position }) => [user_id, position]));
}

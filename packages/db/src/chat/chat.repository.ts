import type { Database } from '../connection/connect.ts';

/** Messages to the helper and its answers (S3.34). */
export function chatRepository(db: Database) {
  return {
    history: (userId: string) =>
      db
        .selectFrom('chatMessages')
        .select(['id', 'message', 'response', 'createdAt'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .limit(200)
        .execute(),
  };
}

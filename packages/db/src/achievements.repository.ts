import { ACHIEVEMENTS, type AchievementKey } from '@noodlenaut/domain';
import type { Database } from './connect.ts';

const SHOWN = [
  'id',
  'userId',
  'achievementKey as key',
  'title',
  'description',
  'icon',
  'color',
  'earnedAt',
] as const;

/** Earned achievements (SPEC 3); each once (I10). */
export function achievementsRepository(db: Database) {
  return {
    list: (userId: string) =>
      db
        .selectFrom('achievements')
        .select(SHOWN)
        .where('userId', '=', userId)
        .orderBy('earnedAt', 'desc')
        .orderBy('id')
        .execute(),
    keys: async (userId: string) =>
      new Set(
        (
          await db.selectFrom('achievements').select('achievementKey').where('userId', '=', userId).execute()
        ).map((row) => row.achievementKey),
      ),
    /** Awards these to a learner; returns only those not held before. */
    award: async (userId: string, keys: readonly AchievementKey[], earnedAt: Date) => {
      if (keys.length === 0) return [];
      return db
        .insertInto('achievements')
        .values(
          keys.map((key) => {
            const { title, description, icon, color } = ACHIEVEMENTS[key];
            return { userId, achievementKey: key, title, description, icon, color, earnedAt };
          }),
        )
        .onConflict((conflict) => conflict.columns(['userId', 'achievementKey']).doNothing())
        .returning(SHOWN)
        .execute();
    },
    count: async (userId: string) =>
      (await db
        .selectFrom('users as u')
        .select((is) => [
          'u.totalPoints',
          is
            .selectFrom('achievements as a')
            .select((a) => a.cast<number>(a.fn.countAll(), 'integer').as('n'))
            .where('a.userId', '=', userId)
            .as('achievements'),
        ])
        .where('u.id', '=', userId)
        .executeTakeFirst()) ?? { totalPoints: 0, achievements: 0 },
  };
}

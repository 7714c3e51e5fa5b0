import { ACHIEVEMENTS, type AchievementKey } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { learnerId, type Learner } from './learner-expression.ts';

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
    /** Newest first; undefined when the learner may not be seen. */
    list: async (learner: Learner) => {
      const rows = await db
        .selectFrom('users as u')
        .leftJoin('achievements as a', 'a.userId', 'u.id')
        .select([
          'a.id',
          'u.id as userId',
          'a.achievementKey as key',
          'a.title',
          'a.description',
          'a.icon',
          'a.color',
          'a.earnedAt',
        ])
        .where('u.id', '=', learnerId(learner))
        .orderBy('a.earnedAt', 'desc')
        .orderBy('a.id')
        .execute();
      if (rows.length === 0) return undefined;
      return rows.flatMap(({ id, key, title, description, icon, color, earnedAt, userId }) =>
        id && key && title && description && icon && color && earnedAt
          ? [{ id, userId, key, title, description, icon, color, earnedAt }]
          : [],
      );
    },
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
    /** Points and number of achievements; undefined when the learner may not be seen. */
    totals: (learner: Learner) =>
      db
        .selectFrom('users as u')
        .select('u.totalPoints')
        .select(
          sql<number>`(select count(*)::int from achievements a where a.user_id = u.id)`.as(
            'totalAchievements',
          ),
        )
        .where('u.id', '=', learnerId(learner))
        .executeTakeFirst(),
  };
}

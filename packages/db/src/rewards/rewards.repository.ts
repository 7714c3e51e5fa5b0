import type { PartKey, RewardKey, SuitPlace } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { learnerId, type Learner } from '../family/learner-expression.ts';
import { activeDays } from '../progress/active-days.ts';
import { effortOf, heldRewards } from './effort.ts';

interface LessonCounts {
  readonly lessons: number;
  readonly subjects: number;
}

/** Rewards, each earned once, and what the learner's Noodle wears (decision 0097). */
export function rewardsRepository(db: Database) {
  const facts = (learner: Learner) => {
    const userId = learnerId(learner);
    return db
      .selectFrom('users as u')
      .select([
        effortOf(userId).as('effort'),
        activeDays(userId).as('activeDays'),
        sql<LessonCounts>`(select json_build_object('lessons', count(*), 'subjects', count(distinct l.subject_id))
          from lesson_completions lc join lessons l on l.id = lc.lesson_id where lc.user_id = ${userId})`.as(
          'finished',
        ),
      ])
      .where('u.id', '=', userId);
  };
  return {
    /** The facts that rules count, and what is held. Call it under the lock of the learner when something is to be given. */
    past: (userId: string) =>
      facts({ kind: 'self', id: userId })
        .select(heldRewards(sql`${userId}::uuid`).as('held'))
        .executeTakeFirst(),
    /** Everything that the album shows, in one statement; undefined when the learner may not be seen. */
    album: async (learner: Learner) => {
      const row = await facts(learner)
        .select([
          sql<Record<string, string>>`coalesce((select json_object_agg(r.reward_key, r.earned_at)
            from rewards r where r.user_id = u.id), '{}')`.as('held'),
          sql<
            string[]
          >`array(select wp.part_key from worn_parts wp where wp.user_id = u.id order by wp.place)`.as(
            'worn',
          ),
        ])
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const held = Object.entries(row.held).map(([key, at]): [string, Date] => [key, new Date(at)]);
      return { ...row, held: new Map(held) };
    },
    /** Gives rewards to a learner; returns only those not held before. */
    give: async (userId: string, keys: readonly RewardKey[], earnedAt: Date) => {
      if (keys.length === 0) return [];
      const rows = await db
        .insertInto('rewards')
        .values(keys.map((rewardKey) => ({ userId, rewardKey, earnedAt })))
        .onConflict((conflict) => conflict.columns(['userId', 'rewardKey']).doNothing())
        .returning('rewardKey')
        .execute();
      return rows.map(({ rewardKey }) => rewardKey);
    },
    /** Puts on a part that the learner has earned, instead of what was at its place; false when it is not earned. */
    wear: async (userId: string, place: SuitPlace, part: PartKey) => {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('wornParts')
        .columns(['userId', 'place', 'partKey'])
        .expression((eb) =>
          eb
            .selectFrom('rewards as r')
            .select(['r.userId', eb.val(place).as('place'), 'r.rewardKey'])
            .where('r.userId', '=', userId)
            .where('r.rewardKey', '=', part),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['userId', 'place'])
            .doUpdateSet((eb) => ({ partKey: eb.ref('excluded.partKey') })),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },
    takeOff: (userId: string, place: SuitPlace) =>
      db.deleteFrom('wornParts').where('userId', '=', userId).where('place', '=', place).execute(),
  };
}

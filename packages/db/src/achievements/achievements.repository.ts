import {
  ACHIEVEMENTS,
  type AchievementKey,
  type CompletedLesson,
  type LearnerFacts,
  type LessonsOfGrade,
} from '@noodlenaut/domain';
import { sql } from 'kysely';
import { activeDays } from '../progress/active-days.ts';
import type { Database } from '../connection/connect.ts';
import { GAMES_WITH_OTHERS } from '../quiz/games-with-others.ts';
import { learnerId, type Learner } from '../family/learner-expression.ts';

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

/** JSON holds moments as text. */
type StoredLesson = Omit<CompletedLesson, 'completedAt'> & { readonly completedAt: string };

type GameCounts = Pick<LearnerFacts, 'gamesPlayed' | 'teamGamesPlayed'>;

/** Earned achievements, each once (S3.31). */
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
    /** Awards achievements to many learners at once. Held ones are skipped. */
    awardAll: async (earned: readonly { readonly userId: string; readonly key: AchievementKey }[]) => {
      if (earned.length === 0) return;
      await db
        .insertInto('achievements')
        .values(
          earned.map(({ userId, key }) => {
            const { title, description, icon, color } = ACHIEVEMENTS[key];
            return { userId, achievementKey: key, title, description, icon, color };
          }),
        )
        .onConflict((conflict) => conflict.columns(['userId', 'achievementKey']).doNothing())
        .execute();
    },
    /** Everything that the shelf shows of a learner, in one statement: held achievements, and the facts that the rules count. */
    shelf: async (userId: string) => {
      const row = await db
        .selectFrom('users as u')
        .select(['u.totalPoints', 'u.grade', 'u.timezone'])
        .select([
          sql<Record<string, string>>`coalesce((select json_object_agg(a.achievement_key, a.earned_at)
            from achievements a where a.user_id = u.id), '{}')`.as('held'),
          sql<
            StoredLesson[]
          >`coalesce((select json_agg(json_build_object('subject', l.subject_id, 'grade', l.grade,
              'difficulty', l.difficulty, 'completedAt', lc.completed_at, 'outsideCurriculum', not l.is_published,
              'perfect', lc.is_verified and lc.score_percent = 100))
            from lesson_completions lc join lessons l on l.id = lc.lesson_id where lc.user_id = u.id), '[]')`.as(
            'lessons',
          ),
          sql<LessonsOfGrade>`coalesce((select json_object_agg(counted.subject_id, counted.lessons) from (
              select l.subject_id, count(*)::int as lessons from lessons l
              where l.grade = u.grade and l.is_published group by l.subject_id) counted), '{}')`.as(
            'lessonsOfGrade',
          ),
          activeDays(sql`${userId}::uuid`).as('activeDays'),
          sql<GameCounts>`(select json_build_object('gamesPlayed', count(*),
              'teamGamesPlayed', count(*) filter (where gr.game_type = 'team-challenge'))
            from ${GAMES_WITH_OTHERS} where gp.user_id = u.id)`.as('games'),
        ])
        .where('u.id', '=', userId)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const { held, lessons, ...rest } = row;
      return {
        ...rest,
        held: new Map(Object.entries(held).map(([key, earnedAt]) => [key, new Date(earnedAt)])),
        lessons: lessons.map((lesson) => ({ ...lesson, completedAt: new Date(lesson.completedAt) })),
      };
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

import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface HelperSettings {
  readonly opensAt: number;
  readonly closesAt: number;
  readonly dailyMessages: number | null;
  readonly isVoiceAllowed: boolean;
  readonly isProviderAllowed: boolean;
  readonly isTeacherTold: boolean;
}
const SETTINGS = [
  'opensAt',
  'closesAt',
  'dailyMessages',
  'isVoiceAllowed',
  'isProviderAllowed',
  'isTeacherTold',
] as const;

/** What grown-ups read and choose about a child's helper. A private message leaves by none of these. */
export function helperAdultsRepository(db: Database) {
  return {
    settings: (childId: string): Promise<HelperSettings | undefined> =>
      db.selectFrom('helperSettings').select(SETTINGS).where('childId', '=', childId).executeTakeFirst(),
    saveSettings: (childId: string, settings: HelperSettings, changedBy: string, now: Date) => {
      const row = { ...settings, changedBy, changedAt: now };
      return db
        .insertInto('helperSettings')
        .values({ childId, ...row })
        .onConflict((conflict) => conflict.column('childId').doUpdateSet(row))
        .execute();
    },
    /** The days on which a child wrote, the latest first, with how many messages and how many that a rule stopped. */
    days: (childId: string, limit: number) =>
      db
        .selectFrom('chatMessages')
        .select([
          sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'),
          sql<number>`count(*)::int`.as('messages'),
        ])
        .select(
          sql<number>`count(*) filter (where severity in ('crisis', 'harmful', 'rude'))::int`.as('flagged'),
        )
        .where('userId', '=', childId)
        .where('isPrivate', '=', false)
        .groupBy('day')
        .orderBy('day', 'desc')
        .limit(limit)
        .execute(),
    /** What was written on one day, in order. */
    transcript: (childId: string, day: string) =>
      db
        .selectFrom('chatMessages')
        .select(['id', 'message', 'response', 'severity', 'engine', 'isFallback', 'createdAt'])
        .where('userId', '=', childId)
        .where('isPrivate', '=', false)
        .where(sql<boolean>`day = ${day}::date`)
        .orderBy('createdAt')
        .execute(),
    /** Alerts about the children whom this teacher teaches and whose guardian lets teachers be told, the latest first. */
    teacherFlags: (teacherId: string, limit: number) =>
      db
        .selectFrom('safetyAlerts as sa')
        .innerJoin('users as u', 'u.id', 'sa.childId')
        .innerJoin('helperSettings as hs', 'hs.childId', 'sa.childId')
        .select(['sa.id', 'sa.childId', 'u.firstName', 'u.name', 'sa.severity', 'sa.topic', 'sa.createdAt'])
        .where('sa.audience', '=', 'grown-ups')
        .where('hs.isTeacherTold', '=', true)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('classMemberships as cm')
              .innerJoin('taughtClasses as tc', 'tc.classId', 'cm.classId')
              .select('cm.id')
              .whereRef('cm.childId', '=', 'sa.childId')
              .where('cm.status', '=', 'active')
              .where('tc.teacherId', '=', teacherId),
          ),
        )
        .orderBy('sa.createdAt', 'desc')
        .limit(limit)
        .execute(),
    /** The class teachers who may be told of a child's alerts. */
    toldTeachers: async (childId: string) =>
      (
        await db
          .selectFrom('classMemberships as cm')
          .innerJoin('taughtClasses as tc', 'tc.classId', 'cm.classId')
          .innerJoin('helperSettings as hs', 'hs.childId', 'cm.childId')
          .select('tc.teacherId')
          .distinct()
          .where('cm.childId', '=', childId)
          .where('cm.status', '=', 'active')
          .where('hs.isTeacherTold', '=', true)
          .execute()
      ).flatMap(({ teacherId }) => teacherId ?? []),
  };
}

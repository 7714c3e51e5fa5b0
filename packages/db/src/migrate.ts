import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration, type MigrationResultSet } from 'kysely/migration';
import type { Database } from './connection/connect.ts';
import * as accounts from '../migrations/0001-accounts.ts';
import * as learning from '../migrations/0002-learning.ts';
import * as games from '../migrations/0003-games.ts';
import * as tutoring from '../migrations/0004-tutoring.ts';
import * as plans from '../migrations/0005-plans.ts';
import * as family from '../migrations/0006-family.ts';
import * as operations from '../migrations/0007-operations.ts';
import * as practice from '../migrations/0008-practice.ts';
import * as quizPlay from '../migrations/0009-quiz-play.ts';
import * as quizScreens from '../migrations/0012-quiz-screens.ts';
import * as links from '../migrations/0013-links.ts';
import * as classes from '../migrations/0014-classes.ts';
import * as privacy from '../migrations/0015-privacy.ts';
import * as classSeats from '../migrations/0016-class-seats.ts';
import * as classNews from '../migrations/0017-class-news.ts';
import * as retention from '../migrations/0020-retention.ts';
import * as confirmedPassword from '../migrations/0021-confirmed-password.ts';
import * as unusedAccounts from '../migrations/0022-unused-accounts.ts';
import * as erasure from '../migrations/0023-erasure.ts';
import * as quizMisses from '../migrations/0025-quiz-misses.ts';
import * as newsOfClasses from '../migrations/0026-news-of-classes.ts';
import * as confirmedAddress from '../migrations/0027-confirmed-address.ts';
import * as newsOfNumbers from '../migrations/0028-news-of-numbers.ts';
import * as knownDevices from '../migrations/0029-known-devices.ts';
import * as primaryGuardian from '../migrations/0030-primary-guardian.ts';
import * as guardianNotices from '../migrations/0031-guardian-notices.ts';
import * as twoYeses from '../migrations/0032-two-yeses.ts';
import * as consentEnds from '../migrations/0033-consent-ends-with-its-giver.ts';
import * as waysBack from '../migrations/0034-ways-back.ts';
import * as endings from '../migrations/0035-endings.ts';
import * as teacherApproval from '../migrations/0036-teacher-approval.ts';
import * as auditIsKept from '../migrations/0040-audit-is-kept.ts';
import * as demoAccounts from '../migrations/0041-demo-accounts.ts';
import * as namesOfChildren from '../migrations/0042-names-of-children.ts';
import * as ownErasure from '../migrations/0043-own-erasure.ts';
import * as linksAtSending from '../migrations/0044-links-at-sending.ts';
import * as secondFactors from '../migrations/0045-second-factors.ts';
import * as helper from '../migrations/0046-helper.ts';
import * as library from '../migrations/0047-library.ts';
import * as aiSpend from '../migrations/0048-ai-spend.ts';
import * as lessonDrafts from '../migrations/0049-lesson-drafts.ts';
import * as tutoringMoves from '../migrations/0050-tutoring-moves.ts';
import * as tutorAvailability from '../migrations/0051-tutor-availability.ts';
import * as calls from '../migrations/0052-calls.ts';
import * as tutorVerification from '../migrations/0053-tutor-verification.ts';
import * as tutorsOfDemo from '../migrations/0054-tutors-of-demo.ts';
import * as movedSessions from '../migrations/0055-moved-sessions.ts';
import * as afterTutoring from '../migrations/0056-after-tutoring.ts';
import * as reminders from '../migrations/0057-reminders.ts';
import * as tutoringCrises from '../migrations/0058-tutoring-crises.ts';
import * as billing from '../migrations/0059-billing.ts';
import * as learningPaths from '../migrations/0060-learning-paths.ts';
import * as supportTickets from '../migrations/0061-support-tickets.ts';
import * as usage from '../migrations/0062-usage.ts';
import * as rewards from '../migrations/0063-rewards.ts';
import * as quizSettings from '../migrations/0065-quiz-settings.ts';
import * as classQuizzes from '../migrations/0068-class-quizzes.ts';
import * as gameFaces from '../migrations/0069-game-faces.ts';
import * as classOwner from '../migrations/0070-class-owner.ts';
import * as correctedPupils from '../migrations/0071-corrected-pupils.ts';
import * as rematchNews from '../migrations/0074-rematch-news.ts';
import * as crews from '../migrations/0075-crews.ts';
import * as robots from '../migrations/0076-robots.ts';
import * as helpBySkill from '../migrations/0077-help-by-skill.ts';
import * as learnerGroups from '../migrations/0078-learner-groups.ts';
import * as classroomDevices from '../migrations/0080-classroom-devices.ts';
import * as schoolAdministrators from '../migrations/0081-school-administrators.ts';
import * as serverErrors from '../migrations/0084-server-errors.ts';
import * as pupilsOfAssignments from '../migrations/0085-pupils-of-assignments.ts';
import * as sleepingDevices from '../migrations/0087-sleeping-devices.ts';
import * as deviceSignIns from '../migrations/0088-device-sign-ins.ts';

/** In order. A migration that has landed is never edited; a change is a new migration. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-learning': learning,
  '0003-games': games,
  '0004-tutoring': tutoring,
  '0005-plans': plans,
  '0006-family': family,
  '0007-operations': operations,
  '0008-practice': practice,
  '0009-quiz-play': quizPlay,
  '0012-quiz-screens': quizScreens,
  '0013-links': links,
  '0014-classes': classes,
  '0015-privacy': privacy,
  '0016-class-seats': classSeats,
  '0017-class-news': classNews,
  '0020-retention': retention,
  '0021-confirmed-password': confirmedPassword,
  '0022-unused-accounts': unusedAccounts,
  '0023-erasure': erasure,
  '0025-quiz-misses': quizMisses,
  '0026-news-of-classes': newsOfClasses,
  '0027-confirmed-address': confirmedAddress,
  '0028-news-of-numbers': newsOfNumbers,
  '0029-known-devices': knownDevices,
  '0030-primary-guardian': primaryGuardian,
  '0031-guardian-notices': guardianNotices,
  '0032-two-yeses': twoYeses,
  '0033-consent-ends-with-its-giver': consentEnds,
  '0034-ways-back': waysBack,
  '0035-endings': endings,
  '0036-teacher-approval': teacherApproval,
  '0040-audit-is-kept': auditIsKept,
  '0041-demo-accounts': demoAccounts,
  '0042-names-of-children': namesOfChildren,
  '0043-own-erasure': ownErasure,
  '0044-links-at-sending': linksAtSending,
  '0045-second-factors': secondFactors,
  '0046-helper': helper,
  '0047-library': library,
  '0048-ai-spend': aiSpend,
  '0049-lesson-drafts': lessonDrafts,
  '0050-tutoring-moves': tutoringMoves,
  '0051-tutor-availability': tutorAvailability,
  '0052-calls': calls,
  '0053-tutor-verification': tutorVerification,
  '0054-tutors-of-demo': tutorsOfDemo,
  '0055-moved-sessions': movedSessions,
  '0056-after-tutoring': afterTutoring,
  '0057-reminders': reminders,
  '0058-tutoring-crises': tutoringCrises,
  '0059-billing': billing,
  '0060-learning-paths': learningPaths,
  '0061-support-tickets': supportTickets,
  '0062-usage': usage,
  '0063-rewards': rewards,
  '0065-quiz-settings': quizSettings,
  '0068-class-quizzes': classQuizzes,
  '0069-game-faces': gameFaces,
  '0070-class-owner': classOwner,
  '0071-corrected-pupils': correctedPupils,
  '0074-rematch-news': rematchNews,
  '0075-crews': crews,
  '0076-robots': robots,
  '0077-help-by-skill': helpBySkill,
  '0078-learner-groups': learnerGroups,
  '0080-classroom-devices': classroomDevices,
  '0081-school-administrators': schoolAdministrators,
  '0084-server-errors': serverErrors,
  '0085-pupils-of-assignments': pupilsOfAssignments,
  '0087-sleeping-devices': sleepingDevices,
  '0088-device-sign-ins': deviceSignIns,
};

/** All migrations, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Brings the schema up to date, all or nothing; safe to run from several processes at once.
 * @returns the names applied now, none when the schema was up to date
 * @throws the cause when a migration fails; the schema is then as it was
 */
export const migrate = (db: Kysely<never>): Promise<readonly string[]> =>
  run(db, (it) => it.migrateToLatest());

/** Brings the schema of an empty database to the state after one migration, for a backup of that time. */
export const migrateTo = (db: Kysely<never>, name: string): Promise<readonly string[]> =>
  run(db, (it) => it.migrateTo(name));

/** Whether the database has every migration of this program. */
export async function isUpToDate(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    isThere: boolean;
  }>`select to_regclass('public.kysely_migration') is not null as is_there`.execute(db);
  if (rows[0]?.isThere !== true) return false;
  const found = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const names = new Set(found.rows.map(({ name }) => name));
  return MIGRATION_NAMES.every((name) => names.has(name));
}

async function run(
  db: Kysely<never>,
  go: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error, results } = await go(migrator);
  if (error) throw error instanceof Error ? error : new Error('migration failed', { cause: error });
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}

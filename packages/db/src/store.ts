import { sql, type Transaction } from 'kysely';
import { addressesRepository } from './addresses.repository.ts';
import { achievementsRepository } from './achievements.repository.ts';
import { analyticsRepository } from './analytics.repository.ts';
import { assignmentsRepository } from './assignments.repository.ts';
import { auditRepository } from './audit.repository.ts';
import { childBrowsersRepository } from './child-browsers.repository.ts';
import { childViewsRepository } from './child-views.repository.ts';
import { chatRepository } from './chat.repository.ts';
import { classMembersRepository } from './class-members.repository.ts';
import { classProgressRepository } from './class-progress.repository.ts';
import { classWishesRepository } from './class-wishes.repository.ts';
import { classesRepository } from './classes.repository.ts';
import type { Database } from './connect.ts';
import { consentsRepository } from './consents.repository.ts';
import { dashboardRepository } from './dashboard.repository.ts';
import { demoRepository } from './demo.repository.ts';
import { familyRepository } from './family.repository.ts';
import { guardianLinksRepository } from './guardian-links.repository.ts';
import { guardianNoticesRepository } from './guardian-notices.repository.ts';
import { knownDevicesRepository } from './known-devices.repository.ts';
import { leavingRepository } from './leaving.repository.ts';
import { lessonCompletionsRepository } from './lesson-completions.repository.ts';
import { lessonRunsRepository } from './lesson-runs.repository.ts';
import { lessonsRepository } from './lessons.repository.ts';
import { outboxRepository } from './outbox.repository.ts';
import { pictureSignInRepository } from './picture-sign-in.repository.ts';
import { plansRepository } from './plans.repository.ts';
import { playerReportsRepository } from './player-reports.repository.ts';
import { practiceRepository } from './practice.repository.ts';
import { practiceStockRepository } from './practice-stock.repository.ts';
import { privacyRepository } from './privacy.repository.ts';
import { progressRepository } from './progress.repository.ts';
import { quizAnswersRepository } from './quiz-answers.repository.ts';
import { quizPlayRepository } from './quiz-play.repository.ts';
import { quizMissesRepository } from './quiz-misses.repository.ts';
import { quizQuestionsRepository } from './quiz-questions.repository.ts';
import { quizResultsRepository } from './quiz-results.repository.ts';
import { quizRepository } from './quiz.repository.ts';
import { recoveryRepository } from './recovery.repository.ts';
import { restingAccountsRepository } from './resting-accounts.repository.ts';
import { reviewsRepository } from './reviews.repository.ts';
import type { DB } from './schema.gen.ts';
import { secondFactorsRepository } from './second-factors.repository.ts';
import { sessionsRepository } from './sessions.repository.ts';
import { staffRepository } from './staff.repository.ts';
import { subjectsRepository } from './subjects.repository.ts';
import { teacherInvitesRepository } from './teacher-invites.repository.ts';
import { teacherRepository } from './teacher.repository.ts';
import { trustedDevicesRepository } from './trusted-devices.repository.ts';
import { tutoringRepository } from './tutoring.repository.ts';
import { usersRepository } from './users.repository.ts';
import { weeklyMailsRepository } from './weekly-mails.repository.ts';
import { visibleChildrenRepository } from './visible-children.repository.ts';

/** Every repository, bound to one connection pool or to one transaction. */
const repositories = (db: Database) => ({
  achievements: achievementsRepository(db),
  addresses: addressesRepository(db),
  analytics: analyticsRepository(db),
  assignments: assignmentsRepository(db),
  audit: auditRepository(db),
  chat: chatRepository(db),
  classes: classesRepository(db),
  classMembers: classMembersRepository(db),
  classWishes: classWishesRepository(db),
  classProgress: classProgressRepository(db),
  childBrowsers: childBrowsersRepository(db),
  childViews: childViewsRepository(db),
  consents: consentsRepository(db),
  dashboard: dashboardRepository(db),
  demo: demoRepository(db),
  family: familyRepository(db),
  guardianLinks: guardianLinksRepository(db),
  guardianNotices: guardianNoticesRepository(db),
  knownDevices: knownDevicesRepository(db),
  leaving: leavingRepository(db),
  lessonCompletions: lessonCompletionsRepository(db),
  lessonRuns: lessonRunsRepository(db),
  lessons: lessonsRepository(db),
  outbox: outboxRepository(db),
  pictureSignIn: pictureSignInRepository(db),
  plans: plansRepository(db),
  playerReports: playerReportsRepository(db),
  practice: practiceRepository(db),
  practiceStock: practiceStockRepository(db),
  privacy: privacyRepository(db),
  progress: progressRepository(db),
  quiz: quizRepository(db),
  quizAnswers: quizAnswersRepository(db),
  quizPlay: quizPlayRepository(db),
  quizMisses: quizMissesRepository(db),
  quizQuestions: quizQuestionsRepository(db),
  quizResults: quizResultsRepository(db),
  recovery: recoveryRepository(db),
  restingAccounts: restingAccountsRepository(db),
  reviews: reviewsRepository(db),
  secondFactors: secondFactorsRepository(db),
  sessions: sessionsRepository(db),
  staff: staffRepository(db),
  subjects: subjectsRepository(db),
  teacher: teacherRepository(db),
  teacherInvites: teacherInvitesRepository(db),
  trustedDevices: trustedDevicesRepository(db),
  tutoring: tutoringRepository(db),
  users: usersRepository(db),
  visibleChildren: visibleChildrenRepository(db),
  weeklyMails: weeklyMailsRepository(db),
});
export type Store = ReturnType<typeof repositories>;

export interface RootStore extends Store {
  /** Runs the work in one transaction (SAFETY 4): all or nothing, tried again when the database asks for it. */
  transaction<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
}

const RETRIES = 5;
/** serialization_failure, deadlock_detected, lock_not_available: the database undid everything; another try may go through. */
const RETRYABLE: ReadonlySet<string> = new Set(['40001', '40P01', '55P03']);

/** The SQLSTATE of a database error, null for any other. */
export const sqlState = (cause: unknown): string | null =>
  cause instanceof Error &&
  'code' in cause &&
  typeof cause.code === 'string' &&
  /^[0-9A-Z]{5}$/.test(cause.code)
    ? cause.code
    : null;

/** The name of the constraint a database error is about, null for any other. */
export const violatedConstraint = (cause: unknown): string | null =>
  cause instanceof Error && 'constraint' in cause && typeof cause.constraint === 'string'
    ? cause.constraint
    : null;

/** The store over a connection pool. */
export function createStore(db: Database): RootStore {
  const transaction = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await db.transaction().execute(async (tx: Transaction<DB>) => {
          await sql`select set_config('statement_timeout', '2s', true), set_config('lock_timeout', '1s', true),
            set_config('idle_in_transaction_session_timeout', '5s', true)`.execute(tx);
          return await work(repositories(tx));
        });
      } catch (cause) {
        if (attempt >= RETRIES || !RETRYABLE.has(sqlState(cause) ?? '')) throw cause;
        await new Promise((done) => setTimeout(done, Math.random() * 20 * 2 ** attempt));
      }
    }
  };
  return { ...repositories(db), transaction };
}

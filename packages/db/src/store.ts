import { sql, type Transaction } from 'kysely';
import { addressesRepository } from './account/addresses.repository.ts';
import { achievementsRepository } from './achievements/achievements.repository.ts';
import { advancedAnalyticsRepository } from './progress/advanced-analytics.repository.ts';
import { aiSpendRepository } from './chat/ai-spend.repository.ts';
import { analyticsRepository } from './progress/analytics.repository.ts';
import { assignmentsRepository } from './assignments/assignments.repository.ts';
import { auditRepository } from './staff/audit.repository.ts';
import { billingPageRepository } from './billing/billing-page.repository.ts';
import { billingRepository } from './billing/billing.repository.ts';
import { callsRepository } from './calls/calls.repository.ts';
import { sessionMessagesRepository } from './calls/session-messages.repository.ts';
import { childBrowsersRepository } from './family/child-browsers.repository.ts';
import { childViewsRepository } from './privacy/child-views.repository.ts';
import { chatContextRepository } from './chat/chat-context.repository.ts';
import { chatRepository } from './chat/chat.repository.ts';
import { helperAdultsRepository } from './chat/helper-adults.repository.ts';
import { safetyRepository } from './chat/safety.repository.ts';
import { classMembersRepository } from './classes/class-members.repository.ts';
import { classHomeRepository } from './classes/class-home.repository.ts';
import { classroomDevicesRepository } from './classes/classroom-devices.repository.ts';
import { classProgressRepository } from './classes/class-progress.repository.ts';
import { classQuizzesRepository } from './class-quizzes/class-quizzes.repository.ts';
import { homeworkRepository } from './class-quizzes/homework.repository.ts';
import { classWishesRepository } from './classes/class-wishes.repository.ts';
import { classesRepository } from './classes/classes.repository.ts';
import type { Database } from './connection/connect.ts';
import { consentsRepository } from './family/consents.repository.ts';
import { dashboardRepository } from './progress/dashboard.repository.ts';
import { demoRepository } from './demo/demo.repository.ts';
import { familyRepository } from './family/family.repository.ts';
import { guardianLinksRepository } from './family/guardian-links.repository.ts';
import { guardianNoticesRepository } from './family/guardian-notices.repository.ts';
import { knownDevicesRepository } from './account/known-devices.repository.ts';
import { learnerGroupsRepository } from './classes/learner-groups.repository.ts';
import { leavingRepository } from './privacy/leaving.repository.ts';
import { lessonCompletionsRepository } from './lessons/lesson-completions.repository.ts';
import { lessonDraftsRepository } from './lessons/lesson-drafts.repository.ts';
import { lessonRunsRepository } from './lessons/lesson-runs.repository.ts';
import { lessonsRepository } from './lessons/lessons.repository.ts';
import { libraryRepository } from './library/library.repository.ts';
import { outboxRepository } from './mail/outbox.repository.ts';
import { pathsRepository } from './paths/paths.repository.ts';
import { pictureSignInRepository } from './family/picture-sign-in.repository.ts';
import { planFactsRepository } from './plans/plan-facts.repository.ts';
import { planUsageRepository } from './plans/plan-usage.repository.ts';
import { plansRepository } from './plans/plans.repository.ts';
import { playerReportsRepository } from './quiz/player-reports.repository.ts';
import { practiceRepository } from './practice/practice.repository.ts';
import { practiceStockRepository } from './practice/practice-stock.repository.ts';
import { privacyRepository } from './privacy/privacy.repository.ts';
import { missedRepository } from './progress/missed.repository.ts';
import { progressRepository } from './progress/progress.repository.ts';
import { crewBoostsRepository } from './quiz/crew-boosts.repository.ts';
import { gameFacesRepository } from './quiz/game-faces.repository.ts';
import { ghostsRepository } from './quiz/ghosts.repository.ts';
import { quizAnswersRepository } from './quiz/quiz-answers.repository.ts';
import { quizPlayRepository } from './quiz/quiz-play.repository.ts';
import { quizMissesRepository } from './quiz/quiz-misses.repository.ts';
import { quizQuestionsRepository } from './quiz/quiz-questions.repository.ts';
import { quizResultsRepository } from './quiz/quiz-results.repository.ts';
import { quizRepository } from './quiz/quiz.repository.ts';
import { rematchesRepository } from './quiz/rematches.repository.ts';
import { recoveryRepository } from './account/recovery.repository.ts';
import { restingAccountsRepository } from './privacy/resting-accounts.repository.ts';
import { reviewsRepository } from './practice/reviews.repository.ts';
import type { DB } from './schema.gen.ts';
import { schoolRepository } from './school/school.repository.ts';
import { stripeRepository } from './billing/stripe.repository.ts';
import { secondFactorsRepository } from './account/second-factors.repository.ts';
import { sessionsRepository } from './sessions/sessions.repository.ts';
import { staffRepository } from './staff/staff.repository.ts';
import { rewardsRepository } from './rewards/rewards.repository.ts';
import { serverErrorsRepository } from './staff/server-errors.repository.ts';
import { supportRepository } from './support/support.repository.ts';
import { subjectsRepository } from './subjects/subjects.repository.ts';
import { teacherInvitesRepository } from './teacher/teacher-invites.repository.ts';
import { teacherRepository } from './teacher/teacher.repository.ts';
import { trustedDevicesRepository } from './family/trusted-devices.repository.ts';
import { calendarLinksRepository } from './tutoring/calendar-links.repository.ts';
import { tutorDeskRepository } from './tutoring/tutor-desk.repository.ts';
import { tutorAvailabilityRepository } from './tutoring/tutor-availability.repository.ts';
import { tutoringAllowanceRepository } from './tutoring/tutoring-allowance.repository.ts';
import { tutoringMailsRepository } from './tutoring/tutoring-mails.repository.ts';
import { tutoringMovesRepository } from './tutoring/tutoring-moves.repository.ts';
import { tutoringRepository } from './tutoring/tutoring.repository.ts';
import { usersRepository } from './account/users.repository.ts';
import { weeklyMailsRepository } from './family/weekly-mails.repository.ts';
import { visibleChildrenRepository } from './family/visible-children.repository.ts';

/** Every repository, bound to one connection pool or to one transaction. */
const repositories = (db: Database) => ({
  achievements: achievementsRepository(db),
  addresses: addressesRepository(db),
  advancedAnalytics: advancedAnalyticsRepository(db),
  aiSpend: aiSpendRepository(db),
  analytics: analyticsRepository(db),
  assignments: assignmentsRepository(db),
  audit: auditRepository(db),
  billing: billingRepository(db),
  billingPage: billingPageRepository(db),
  calls: callsRepository(db),
  chat: chatRepository(db),
  chatContext: chatContextRepository(db),
  helperAdults: helperAdultsRepository(db),
  safety: safetyRepository(db),
  classes: classesRepository(db),
  classMembers: classMembersRepository(db),
  classWishes: classWishesRepository(db),
  classQuizzes: classQuizzesRepository(db),
  homework: homeworkRepository(db),
  classHome: classHomeRepository(db),
  classroomDevices: classroomDevicesRepository(db),
  school: schoolRepository(db),
  classProgress: classProgressRepository(db),
  childBrowsers: childBrowsersRepository(db),
  childViews: childViewsRepository(db),
  consents: consentsRepository(db),
  dashboard: dashboardRepository(db),
  demo: demoRepository(db),
  family: familyRepository(db),
  crewBoosts: crewBoostsRepository(db),
  gameFaces: gameFacesRepository(db),
  ghosts: ghostsRepository(db),
  guardianLinks: guardianLinksRepository(db),
  guardianNotices: guardianNoticesRepository(db),
  knownDevices: knownDevicesRepository(db),
  learnerGroups: learnerGroupsRepository(db),
  leaving: leavingRepository(db),
  lessonCompletions: lessonCompletionsRepository(db),
  lessonDrafts: lessonDraftsRepository(db),
  lessonRuns: lessonRunsRepository(db),
  lessons: lessonsRepository(db),
  library: libraryRepository(db),
  outbox: outboxRepository(db),
  paths: pathsRepository(db),
  pictureSignIn: pictureSignInRepository(db),
  planFacts: planFactsRepository(db),
  plans: plansRepository(db),
  planUsage: planUsageRepository(db),
  playerReports: playerReportsRepository(db),
  practice: practiceRepository(db),
  practiceStock: practiceStockRepository(db),
  privacy: privacyRepository(db),
  missed: missedRepository(db),
  progress: progressRepository(db),
  quiz: quizRepository(db),
  quizAnswers: quizAnswersRepository(db),
  quizPlay: quizPlayRepository(db),
  quizMisses: quizMissesRepository(db),
  rematches: rematchesRepository(db),
  quizQuestions: quizQuestionsRepository(db),
  quizResults: quizResultsRepository(db),
  recovery: recoveryRepository(db),
  restingAccounts: restingAccountsRepository(db),
  reviews: reviewsRepository(db),
  secondFactors: secondFactorsRepository(db),
  sessionMessages: sessionMessagesRepository(db),
  sessions: sessionsRepository(db),
  staff: staffRepository(db),
  stripe: stripeRepository(db),
  subjects: subjectsRepository(db),
  serverErrors: serverErrorsRepository(db),
  support: supportRepository(db),
  rewards: rewardsRepository(db),
  teacher: teacherRepository(db),
  teacherInvites: teacherInvitesRepository(db),
  trustedDevices: trustedDevicesRepository(db),
  tutoring: tutoringRepository(db),
  tutoringAllowance: tutoringAllowanceRepository(db),
  tutoringMails: tutoringMailsRepository(db),
  tutoringMoves: tutoringMovesRepository(db),
  tutorAvailability: tutorAvailabilityRepository(db),
  tutorDesk: tutorDeskRepository(db),
  calendarLinks: calendarLinksRepository(db),
  users: usersRepository(db),
  visibleChildren: visibleChildrenRepository(db),
  weeklyMails: weeklyMailsRepository(db),
});
export type Store = ReturnType<typeof repositories>;

export interface RootStore extends Store {
  /** Runs the work in one transaction: all or nothing, tried again when the database asks for it. */
  transaction<Result>(work: (store: Store) => Promise<Result>): Promise<Result>;
}

const RETRIES = 5;
/** serialization_failure, deadlock_detected, lock_not_available: the database rolled everything back, and another try may succeed. */
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

/** How long a transaction waits, in milliseconds, before the database ends it. */
export interface TransactionLimits {
  /** For a statement to end. */
  readonly statementMs: number;
  /** For a lock that somebody else holds; then it is tried again. */
  readonly lockMs: number;
  /** For the next statement. */
  readonly idleMs: number;
}
/** For servers that people wait for. */
export const TRANSACTION_LIMITS: TransactionLimits = { statementMs: 2000, lockMs: 1000, idleMs: 5000 };

/** The store over a connection pool. */
export function createStore(
  db: Database,
  { statementMs, lockMs, idleMs }: TransactionLimits = TRANSACTION_LIMITS,
): RootStore {
  const transaction = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await db.transaction().execute(async (tx: Transaction<DB>) => {
          await sql`select set_config('statement_timeout', ${String(statementMs)}, true),
            set_config('lock_timeout', ${String(lockMs)}, true),
            set_config('idle_in_transaction_session_timeout', ${String(idleMs)}, true)`.execute(tx);
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

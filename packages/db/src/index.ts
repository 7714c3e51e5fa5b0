export { ANSWER_MS, connect, type ConnectOptions, type Database } from './connection/connect.ts';
export { BackupError } from './backup/backup-error.ts';
export { dumpDatabase } from './backup/dump-database.ts';
export { endWhatOpens } from './backup/end-what-opens.ts';
export { loadDump } from './backup/load-dump.ts';
export { requireUnusedDatabase } from './backup/require-unused-database.ts';
export { SecretFileError, withSecretFiles } from './connection/secret-files.ts';
export { OldServerError, refuseOldServer } from './connection/refuse-old-server.ts';
export { isUpToDate, migrate, migrateTo } from './migrate.ts';
export { grantServer, type ServerRole } from './grant-server.ts';
export {
  createStore,
  sqlState,
  violatedConstraint,
  type RootStore,
  type Store,
  TRANSACTION_LIMITS,
  type TransactionLimits,
} from './store.ts';
export { hashName, hashToken } from './account/hash-token.ts';
export { checkInvariants, type Violation } from './check-invariants.ts';
export type { BillingRow } from './billing/billing-row.ts';
export type { NewInvoice } from './billing/billing.repository.ts';
export type { StripeEvent, StripeInvoice, StripeRefund } from './billing/stripe.repository.ts';
export { subscribe, type Subscription, type Pace } from './connection/subscribe.ts';
export { listen } from './quiz/listen.ts';
export { tutoringChange, type TutoringChange } from './tutoring/tutoring-change.ts';
export type { QuizMiss } from './quiz/quiz-misses.repository.ts';
export { answerKey, type NewQuizAnswer } from './quiz/quiz-answers.repository.ts';
export type { Claim, ClaimedSession, ClaimedTurn, Turn } from './quiz/quiz-play.repository.ts';
export type { DB } from './schema.gen.ts';
export type { ChildView } from './privacy/child-views.repository.ts';
export type { KeptRows } from './privacy/export-rows.ts';
export type { Leaving } from './privacy/leaving.repository.ts';
export type { AskedItem, PupilGlance, SkillTally } from './classes/class-progress.repository.ts';
export type { ReportedQuiz } from './class-quizzes/class-quizzes.repository.ts';
export type { OpenHomework } from './class-quizzes/homework.repository.ts';
export type { TaughtClass } from './classes/class-tries.ts';
export type { Learner } from './family/learner-expression.ts';
export type { UserRow } from './account/users.repository.ts';
export type { NewSession, SessionRow } from './sessions/sessions.repository.ts';
export type { BlindAnswer, LessonDraftRow, NewDraft } from './lessons/lesson-drafts.repository.ts';
export type { LessonRow } from './lessons/lessons.repository.ts';
export type { PathRow, PathRows, PathStepRow } from './paths/path-rows.ts';
export type { NewPathStep, PathFor } from './paths/paths.repository.ts';
export type { PracticeItemRow } from './practice/practice.repository.ts';
export type { Reviewed } from './practice/reviews.repository.ts';
export type { NewTutoringSession, TutoringSide } from './tutoring/tutoring.repository.ts';
export type { NewTicket } from './support/support.repository.ts';
export type { Mail, MailLink } from './mail/outbox.repository.ts';
export type { ServerError } from './staff/server-errors.repository.ts';
export type { AuditEntry } from './staff/audit.repository.ts';
export type { CallClaim, OpenLesson } from './calls/calls.repository.ts';
export type { NewSessionReview, SessionCrisis, SessionMembers } from './calls/session-messages.repository.ts';
export type { ChatContext } from './chat/chat-context.repository.ts';
export type { JudgedMessage } from './chat/safety.repository.ts';

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cloneDatabase, makeTemplate, startTestCluster } from '../src/testing/test-cluster.ts';

/** Columns whose CHECK holds a vocabulary of the domain carry its type. */
const domainTypes: Record<string, string> = {
  'ai_spend.day': 'string',
  'users.role': 'Generated<Role | null>',
  'users.grade': 'Grade | null',
  'users.availability': 'ColumnType<Record<string, unknown> | null, string | null, string | null>',
  'users.preferences': 'Generated<ColumnType<Record<string, unknown>, string, string>>',
  'tutors.availability': 'Record<string, unknown> | null',
  'subjects.id': 'SubjectId',
  'subjects.name': 'SubjectId',
  'lessons.subject_id': 'SubjectId',
  'lessons.grade': 'Grade',
  'lessons.difficulty': 'Generated<Difficulty>',
  'lessons.content': 'ColumnType<LessonContent, string, string>',
  'user_progress.subject_id': 'SubjectId',
  'lesson_drafts.subject_id': 'SubjectId',
  'lesson_drafts.grade': 'Grade',
  'lesson_drafts.source': "'model' | 'own-questions'",
  'lesson_drafts.content': 'ColumnType<LessonContent, string, string>',
  'lesson_drafts.blind_answers':
    'Generated<ColumnType<readonly { readonly question: string; readonly options: readonly string[]; readonly answer: string | null }[], string, string>>',
  'lesson_drafts.vouched': 'Generated<ColumnType<readonly string[], string, string>>',
  'practice_rounds.kind': "'practice' | 'daily'",
  'practice_rounds.subject_id': 'SubjectId',
  'practice_rounds.grade': 'Grade',
  'practice_rounds.local_day': 'string | null',
  'practice_items.subject_id': 'SubjectId',
  'practice_items.generator_grade': 'Grade | null',
  'review_cards.subject_id': 'SubjectId',
  'review_cards.generator_grade': 'Grade | null',
  'review_cards.due_day': 'string',
  'game_rooms.subject': '(typeof QUIZ_SUBJECTS)[number]',
  'game_rooms.grade': 'Grade',
  'game_rooms.game_type': 'GameType',
  'game_rooms.status': 'Generated<RoomStatus>',
  'game_rooms.answer_time': 'Generated<AnswerTime>',
  'game_rooms.scoring': 'Generated<Scoring>',
  'game_sessions.status': 'Generated<RoomStatus>',
  'game_sessions.phase': 'Generated<Phase>',
  'game_sessions.questions': 'Generated<ColumnType<readonly QuizQuestion[], string, string>>',
  'quiz_pay_days.local_day': 'string',
  'player_reports.reason': 'ReportReason',
  'tutoring_requests.subject': 'SubjectId',
  'tutoring_requests.urgency': 'Generated<Urgency>',
  'tutoring_requests.status': 'Generated<RequestStatus>',
  'tutoring_sessions.subject': 'SubjectId',
  'tutoring_sessions.status': 'Generated<TutoringStatus>',
  'tutor_availability.weekly': 'ColumnType<readonly WeeklyRange[], string, string>',
  'tutor_availability.exceptions': 'ColumnType<readonly DateException[], string, string>',
  'tutoring_sessions.missed_by': "'student' | 'tutor' | null",
  'user_subscriptions.plan_id': 'PlanId',
  'user_subscriptions.billing_cycle': "Generated<'monthly' | 'yearly'>",
  'user_subscriptions.status': 'Generated<SubscriptionStatus>',
  'user_subscriptions.pending_plan_id': 'PlanId | null',
  'user_subscriptions.pending_cycle': "'monthly' | 'yearly' | null",
  'subscription_invoices.status': 'Generated<InvoiceStatus>',
  'subscription_plans.id': 'PlanId',
  'stripe_events.about': "'subscription' | 'invoice' | null",
  'stripe_cancellations.refund': "Generated<'rule' | 'whole'>",
  'account_deletions.reason': 'Generated<EraseReason>',
  'sessions.kind': "'cookie' | 'bearer'",
  'consents.scope': 'ConsentScope',
  'classes.grade': 'Generated<Grade>',
  'assignments.due_day': 'string',
  'path_steps.due_day': 'string | null',
  'path_steps.kind': 'PathStepKind',
  'path_steps.subject_id': 'SubjectId',
  'path_steps.grade': 'Grade | null',
  'child_views.day': 'string',
  'weekly_mails.last_week': 'string | null',
  'game_boosts.kind': 'BoostKind',
  'game_faces.animal': 'Animal',
  'game_faces.colour': 'FaceColour',
  'game_faces.word': 'FaceWord',
  'game_participants.avatar': 'Avatar | null',
  'class_quizzes.grade': 'Grade | null',
  'class_quizzes.questions': 'ColumnType<readonly QuizQuestion[] | null, string | null, string | null>',
  'assignments.kind': 'AssignmentKind',
  'assignments.subject_id': 'SubjectId',
  'class_memberships.status': 'MembershipStatus',
  'guardian_notices.kind': 'NoticeKind',
  'users.guardian_verified_method': 'GuardianMethod | null',
  'guardian_links.kind': 'GuardianKind',
  'guardian_links.status': 'LinkStatus',
  'sign_in_tokens.kind': "'qr' | 'card'",
  'chat_messages.severity': 'Generated<Severity>',
  'chat_messages.engine': 'Generated<ChatEngine>',
  'chat_messages.practice_subject': 'SubjectId | null',
  'safety_alerts.severity': 'AlertSeverity',
  'safety_alerts.audience': "'grown-ups' | 'staff'",
  'library_passages.subject_id': 'SubjectId',
  'library_passages.grade': 'Grade',
  'library_passages.kind': "'introduction' | 'question' | 'explanation' | 'summary' | 'fun-fact' | 'goal'",
};
const domainImport =
  'import type { AlertSeverity, Animal, AnswerTime, AssignmentKind, Avatar, BoostKind, ChatEngine, ConsentScope, DateException, Difficulty, EraseReason, FaceColour, FaceWord, GameType, Grade, GuardianKind, GuardianMethod, InvoiceStatus, LessonContent, LinkStatus, MembershipStatus, NoticeKind, PathStepKind, Phase, PlanId, QUIZ_SUBJECTS, QuizQuestion, ReportReason, RequestStatus, Role, RoomStatus, Scoring, Severity, SubjectId, SubscriptionStatus, TutoringStatus, Urgency, WeeklyRange } from "@noodlenaut/domain";\n';

/** Writes src/schema.gen.ts (or the file given) from the schema that the migrations make. */
const outFile = process.argv[2] ?? join(import.meta.dirname, '../src/schema.gen.ts');
const cluster = await startTestCluster();
try {
  const url = await cloneDatabase(cluster.url, await makeTemplate(cluster.url, 'types'));
  const codegen = join(
    dirname(createRequire(import.meta.url).resolve('kysely-codegen/package.json')),
    'dist/cli/bin.js',
  );
  const flags = ['--dialect', 'postgres', '--camel-case', '--url', url, '--out-file', outFile];
  const types = ['--overrides', JSON.stringify({ columns: domainTypes })];
  execFileSync(
    process.execPath,
    [codegen, ...flags, '--exclude-pattern', 'kysely_*', '--log-level', 'error', ...types],
    {
      // It warns about every override under TypeScript 7, whose parser it cannot load; a failure still throws.
      stdio: 'ignore',
    },
  );
  writeFileSync(outFile, domainImport + readFileSync(outFile, 'utf8'));
} finally {
  await cluster.stop();
}

import type * as contract from '@noodlenaut/contract';
import type { ProcedureId } from '@noodlenaut/domain';
import type { z } from 'zod';

type In<S extends keyof typeof contract> = (typeof contract)[S] extends z.ZodType
  ? z.input<(typeof contract)[S]>
  : never;
type Out<S extends keyof typeof contract> = (typeof contract)[S] extends z.ZodType
  ? z.output<(typeof contract)[S]>
  : never;

/** What each call takes. A call that is not named here takes nothing. */
export interface Requests {
  'account.setGrade': In<'setGradeRequest'>;
  'account.login': In<'loginRequest'>;
  'account.register': In<'registerRequest'>;
  'account.setupProfile': In<'profileSetupRequest'>;
  'account.changePassword': In<'changePasswordRequest'>;
  'account.requestPasswordReset': In<'requestPasswordReset'>;
  'account.confirmPasswordReset': In<'confirmPasswordReset'>;
  'account.endSession': In<'endSessionRequest'>;
  'progress.list': In<'learnerQuery'>;
  'achievements.list': In<'learnerQuery'>;
  'achievements.stats': In<'learnerQuery'>;
  'lessons.list': In<'lessonsRequest'>;
  'lessons.get': In<'lessonRequest'>;
  'lessons.play': In<'lessonRequest'>;
  'lessons.checkAnswer': In<'checkAnswerRequest'>;
  'lessons.saveStep': In<'saveStepRequest'>;
  'lessons.complete': In<'completeLessonRequest'>;
  'chat.send': In<'chatRequest'>;
  'quiz.createRoom': In<'createRoomRequest'>;
  'quiz.joinRoom': In<'joinRoomRequest'>;
  'tutoring.createRequest': In<'createTutoringRequest'>;
  'tutoring.bookSession': In<'bookSessionRequest'>;
  'tutoring.startSession': In<'tutoringSessionRequest'>;
  'teacher.overview': In<'learnerQuery'>;
  'teacher.timeline': In<'learnerQuery'>;
  'teacher.detailed': In<'detailedRequest'>;
}

/** What each call answers, as it stands on the wire. */
export interface Replies extends Record<ProcedureId, unknown> {
  'account.viewer': Out<'viewerReply'>;
  'account.user': Out<'userReply'>;
  'account.setGrade': Out<'userReply'>;
  'account.login': Out<'loginReply'>;
  'account.register': Out<'registerReply'>;
  'account.logout': Out<'okReply'>;
  'account.setupProfile': Out<'setupReply'>;
  'account.oauthStatus': Out<'oauthStatusReply'>;
  'account.sessions': Out<'sessionsReply'>;
  'account.endSession': Out<'endedReply'>;
  'account.endAllSessions': Out<'endedReply'>;
  'subjects.list': Out<'subjectsReply'>;
  'progress.dashboard': Out<'dashboardReply'>;
  'progress.list': Out<'progressReply'>;
  'achievements.list': Out<'achievementsReply'>;
  'achievements.stats': Out<'achievementStatsReply'>;
  'lessons.list': Out<'lessonsReply'>;
  'lessons.get': Out<'lessonReply'>;
  'lessons.play': Out<'playReply'>;
  'lessons.checkAnswer': Out<'checkedAnswer'>;
  'lessons.saveStep': Out<'saveStepReply'>;
  'lessons.complete': Out<'completeLessonReply'>;
  'chat.history': Out<'chatHistoryReply'>;
  'quiz.rooms': Out<'roomsReply'>;
  'quiz.createRoom': Out<'room'>;
  'quiz.joinRoom': Out<'joinRoomReply'>;
  'tutoring.tutors': Out<'tutorsReply'>;
  'tutoring.requests': Out<'requestsReply'>;
  'tutoring.sessions': Out<'tutoringSessionsReply'>;
  'tutoring.stats': Out<'tutoringStatsReply'>;
  'teacher.overview': Out<'overviewReply'>;
  'teacher.timeline': Out<'timelineReply'>;
  'teacher.detailed': Out<'detailedReply'>;
  'plans.list': Out<'plansReply'>;
  'plans.subscription': Out<'subscriptionReply'>;
}

export type InputOf<P extends ProcedureId> = P extends keyof Requests ? Requests[P] : Record<never, never>;

export type Viewer = Replies['account.viewer'];
export type User = Replies['account.user'];
export type Subject = Replies['subjects.list'][number];
export type SubjectProgress = Replies['progress.list'][number];
export type LessonSummary = Replies['lessons.list'][number];
export type SealedLesson = Replies['lessons.play'];
export type SealedActivity = SealedLesson['content']['activities'][number];
export type CheckedAnswer = Replies['lessons.checkAnswer'];
export type Completion = Replies['lessons.complete'];
export type Achievement = Replies['achievements.list'][number];

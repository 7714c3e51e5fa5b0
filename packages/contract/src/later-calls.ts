import type { ProcedureId } from '@noodlenaut/domain';
import type { Route } from './route.ts';

/** Calls of screens that come after the first ones, and those that only other clients make: loaded with what makes them. */
export const LATER_CALLS = {
  'account.confirmGoogleLink': 'POST /api/auth/google/link',
  'account.changePassword': 'POST /api/password/change',
  'account.confirmPassword': 'POST /api/password/confirm',
  'account.requestPasswordReset': 'POST /api/password/reset/request',
  'account.confirmPasswordReset': 'POST /api/password/reset/confirm',
  'account.sessions': 'GET /api/sessions',
  'account.endSession': 'DELETE /api/sessions/{sessionId}',
  'account.endAllSessions': 'DELETE /api/sessions',
  'practice.open': 'POST /api/practice/{subjectId}/rounds',
  'practice.answer': 'POST /api/practice/rounds/{roundId}/items/{position}/answer',
  'quiz.rooms': 'GET /api/multiplayer/rooms',
  'quiz.mine': 'GET /api/multiplayer/games',
  'quiz.stats': 'GET /api/multiplayer/stats',
  'quiz.createRoom': 'POST /api/multiplayer/rooms',
  'quiz.joinRoom': 'POST /api/multiplayer/rooms/{code}/join',
  'quiz.rematch': 'POST /api/multiplayer/games/{roomId}/rematch',
  'quiz.report': 'POST /api/multiplayer/games/{roomId}/reports',
  'tutoring.tutors': 'GET /api/tutoring/tutors',
  'tutoring.requests': 'GET /api/tutoring/requests',
  'tutoring.sessions': 'GET /api/tutoring/sessions',
  'tutoring.stats': 'GET /api/tutoring/stats',
  'plans.list': 'GET /api/adventure-scholars/plans',
  'plans.subscription': 'GET /api/adventure-scholars/subscription',
  'lessons.get': 'GET /api/lessons/{lessonId}',
  'tutoring.createRequest': 'POST /api/tutoring/requests',
  'tutoring.bookSession': 'POST /api/tutoring/sessions',
  'tutoring.startSession': 'POST /api/tutoring/sessions/{sessionId}/start',
} as const satisfies Partial<Record<ProcedureId, Route>>;

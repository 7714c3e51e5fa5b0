import type { ProcedureId } from '@noodlenaut/domain';
import type { Route } from './route.ts';

/** Calls of the screens that everybody may see first: they are in the first code a browser loads. */
export const FIRST_CALLS = {
  'account.viewer': 'GET /api/auth/user',
  'account.user': 'GET /api/user',
  'account.setGrade': 'PATCH /api/user/grade',
  'account.setComfort': 'PATCH /api/user/comfort',
  'account.login': 'POST /api/login',
  'account.logout': 'POST /api/logout',
  'subjects.list': 'GET /api/subjects',
  'progress.dashboard': 'GET /api/dashboard',
  'progress.list': 'GET /api/progress',
  'achievements.list': 'GET /api/achievements',
  'achievements.stats': 'GET /api/achievements/stats',
  'achievements.shelf': 'GET /api/achievements/shelf',
  'lessons.list': 'GET /api/lessons',
  'lessons.play': 'GET /api/lessons/{lessonId}/play',
  'lessons.checkAnswer': 'POST /api/lessons/{lessonId}/activities/{activity}/answer',
  'lessons.saveStep': 'POST /api/lessons/{lessonId}/step',
  'lessons.complete': 'POST /api/lessons/{lessonId}/complete',
} as const satisfies Partial<Record<ProcedureId, Route>>;

import type { ProcedureId } from '@noodlenaut/domain';
import type { Route } from './route.ts';

/** Calls that no screen of the browser makes yet, and those of other clients: not in the first code a browser loads. */
export const LATER_CALLS = {
  'lessons.get': 'GET /api/lessons/{lessonId}',
  'tutoring.createRequest': 'POST /api/tutoring/requests',
  'tutoring.bookSession': 'POST /api/tutoring/sessions',
  'tutoring.startSession': 'POST /api/tutoring/sessions/{sessionId}/start',
} as const satisfies Partial<Record<ProcedureId, Route>>;

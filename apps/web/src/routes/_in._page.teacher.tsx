import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/teacher')({
  // '?studentId=' says whose progress it is; without it the first child's (P1.36, P1.38). '?classId=' leads back to where it was opened, '?tab=' is
  // what is looked at, so that a link and the way back lead there.
  validateSearch: ({
    studentId,
    classId,
    tab,
  }: Record<string, unknown>): {
    studentId?: string;
    classId?: string;
    tab?: 'activity' | 'analytics' | undefined;
  } => ({
    ...(typeof studentId === 'string' && { studentId }),
    ...(typeof classId === 'string' && { classId }),
    ...((tab === 'activity' || tab === 'analytics') && { tab }),
  }),
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student', 'teacher', 'parent']);
  },
});

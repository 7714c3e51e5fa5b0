import { createFileRoute, redirect } from '@tanstack/react-router';
import { requireRole } from '../lib/guards.ts';

export const Route = createFileRoute('/_in/_page/classes/$classId/')({
  beforeLoad: ({ context, params }) => {
    requireRole(context.viewer, ['teacher']);
    throw redirect({ to: '/classes/$classId/pupils', params, replace: true });
  },
});

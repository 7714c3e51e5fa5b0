import { Outlet, createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../lib/guards.ts';

export const Route = createFileRoute('/_in/_page/teacher')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['student', 'teacher', 'parent']);
  },
  component: Outlet,
});

import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../lib/guards.ts';

export const Route = createFileRoute('/_in')({
  beforeLoad: ({ context }) => ({ viewer: requireRole(context.viewer) }),
});

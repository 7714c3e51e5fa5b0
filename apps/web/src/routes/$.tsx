import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireRole } from '../lib/session/guards.ts';

/** Every other address: login for visitors, setup without a role, else 404 (SPEC 2). */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer);
    throw notFound();
  },
});

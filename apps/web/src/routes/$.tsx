import { createFileRoute, notFound } from '@tanstack/react-router';
import { requireRole } from '../lib/session/guards.ts';

/** Every other address: login for visitors, setup without a role, else 404 (S2.024, S2.026, S2.044). */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ context }) => {
    requireRole(context.viewer);
    throw notFound();
  },
});

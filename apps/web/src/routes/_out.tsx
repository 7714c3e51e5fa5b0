import { createFileRoute } from '@tanstack/react-router';
import { requireSignedOut } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_out')({
  beforeLoad: ({ context }) => requireSignedOut(context.viewer),
});

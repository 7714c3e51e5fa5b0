import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../lib/guards.ts';
import { keepWayBackIn } from '../lib/way-back-in.ts';

export const Route = createFileRoute('/_in')({
  beforeLoad: ({ context, location }) => {
    if (context.viewer === null && 'code' in location.search) keepWayBackIn(location.href);
    return { viewer: requireRole(context.viewer) };
  },
});

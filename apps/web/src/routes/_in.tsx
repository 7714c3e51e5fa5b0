import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../lib/session/guards.ts';
import { keepReturnAddress } from '../lib/session/return-address.ts';

export const Route = createFileRoute('/_in')({
  beforeLoad: ({ context, location }) => {
    if (context.viewer === null && 'code' in location.search) keepReturnAddress(location.href);
    return { viewer: requireRole(context.viewer) };
  },
});

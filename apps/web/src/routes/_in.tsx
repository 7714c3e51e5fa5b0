import { createFileRoute } from '@tanstack/react-router';
import { requireRole } from '../lib/session/guards.ts';
import { keepReturnAddress } from '../lib/session/return-address.ts';
import { sessionReads } from '../lib/session/session-reads.ts';

export const Route = createFileRoute('/_in')({
  beforeLoad: ({ context, location }) => {
    if (context.viewer === null && 'code' in location.search) keepReturnAddress(location.href);
    return { viewer: requireRole(context.viewer), queryClient: sessionReads(context.queryClient) };
  },
});

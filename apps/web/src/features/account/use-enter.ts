import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { rememberSession } from '../../lib/session/session.ts';
import { enterAs } from '../../lib/session/viewer.ts';
import { takeReturnAddress } from '../../lib/session/return-address.ts';
import type { Viewer } from '../../lib/api/replies.ts';

/** After a sign-in: keep the session, start with an empty cache and go home (S7.12), or who scanned a code to what it opens. */
export function useEnter() {
  const client = useQueryClient();
  const router = useRouter();
  return async (
    reply: { readonly sessionId: string; readonly user: Viewer },
    to: 'home' | 'link-google' = 'home',
  ) => {
    rememberSession(reply.sessionId);
    enterAs(client, reply.user);
    const back = takeReturnAddress();
    // A code of a class is for a child, one of a family for a parent.
    const whose = back?.startsWith('/family') === true ? 'parent' : 'student';
    if (back !== undefined && reply.user.role === whose) router.history.replace(back);
    else if (to === 'home') await router.navigate({ to: '/', replace: true });
    else await router.navigate({ to: '/account', search: { google: 'link' }, replace: true });
  };
}

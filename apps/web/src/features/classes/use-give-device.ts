import { api } from '../../lib/api/api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { forgetComfort } from '../../lib/comfort/comfort.ts';
import { notify } from '../../lib/notices/notices.ts';
import { forgetSession, markSessionEnding } from '../../lib/session/session.ts';
import { leave, viewerQuery } from '../../lib/session/viewer.ts';
import { useAction } from '../../lib/api/use-action.ts';

/** Trusts this device for a class. The reply ends the teacher's session, and the page goes where the children sign in. */
export function useGiveDevice(classId: string) {
  const client = useQueryClient();
  const router = useRouter();
  return useAction((label: string) => api.classes.trustDevice.mutate({ classId, ...(label && { label }) }), {
    stale: [],
    onDone: async () => {
      markSessionEnding(true);
      await client.cancelQueries();
      forgetSession();
      forgetComfort();
      client.setQueryData(viewerQuery.queryKey, null);
      try {
        await router.navigate({ to: '/login' });
        await router.invalidate();
      } finally {
        leave(client);
        markSessionEnding(false);
      }
      notify({
        title: 'This device is ready for the class',
        description: 'You are signed out here. Pupils tap their name and their pictures.',
        tone: 'success',
      });
    },
  });
}

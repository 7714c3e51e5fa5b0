import { api } from '../../lib/api/api.ts';
import { PRODUCT } from '@noodlenaut/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { UnreachableError } from '../../lib/api/api-error.ts';
import { forgetComfort } from '../../lib/comfort/comfort.ts';
import { notify } from '../../lib/notices/notices.ts';
import { forgetSession, markSessionEnding, oweSessionEnd } from '../../lib/session/session.ts';
import { leave, viewerQuery } from '../../lib/session/viewer.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** Power Down (S4.48, S4.52): success or failure, this device forgets the account and goes to the landing. */
export function useLogout() {
  const client = useQueryClient();
  const router = useRouter();
  return useWrite({
    onMutate: () => {
      markSessionEnding(true);
      return client.cancelQueries();
    },
    mutationFn: () => api.account.logout.mutate(),
    onSettled: async (_reply, error) => {
      forgetSession();
      forgetComfort();
      if (error !== null) oweSessionEnd();
      if (error instanceof UnreachableError) console.warn('The session ends at the next start', error);
      client.setQueryData(viewerQuery.queryKey, null);
      try {
        await router.navigate({ to: '/' });
        await router.invalidate();
      } finally {
        leave(client);
        markSessionEnding(false);
      }
      notify({
        title: 'Powered down successfully',
        description: `You have been powered down from ${PRODUCT.name}.`,
        tone: 'success',
      });
    },
  });
}

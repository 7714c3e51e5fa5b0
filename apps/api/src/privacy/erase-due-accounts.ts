import type { Services } from '../context.ts';

/** Erases every account that is due; one that was used since, or that somebody stands behind now, is let be. */
export async function eraseDueAccounts({ store, env, now }: Pick<Services, 'store' | 'env' | 'now'>) {
  return store.transaction(async (inside) => {
    await inside.restingAccounts.wake(env.CONSENT_MODE);
    return (await inside.privacy.eraseDue(now())).length;
  });
}

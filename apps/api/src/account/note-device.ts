import type { Context } from '../context.ts';
import { isAdult, type Role } from '@noodlenaut/domain';
import { hashToken, type Store } from '@noodlenaut/db';
import { notifyGuardians } from '../family/notify-guardians.ts';
import { newToken } from '../sessions/tokens.ts';

/**
 * Tells a child's guardians of a sign-in on a new browser (decision 0059). A cookie marks the browser. The database keeps a hash
 * of it with the child's number, so that two children's browsers cannot be compared.
 */
export async function noteDevice(
  services: Pick<Context, 'browserToken' | 'env' | 'now' | 'respond'>,
  store: Pick<Store, 'childBrowsers' | 'sessions' | 'guardianNotices' | 'outbox'>,
  account: { readonly id: string; readonly role: Role | null },
  cookieToken: string,
): Promise<void> {
  if (isAdult(account.role)) return;
  const browser = services.browserToken ?? newToken();
  if (!(await store.childBrowsers.note(account.id, hashToken(`${account.id} ${browser}`)))) {
    return;
  }
  services.respond.knowBrowser(browser);
  const about = (await store.sessions.numberOf(hashToken(cookieToken))) ?? null;
  const fact = { childId: account.id, kind: 'new-device', actorId: account.id, about } as const;
  await notifyGuardians(services, store, { ...fact, canBeUndone: true });
}

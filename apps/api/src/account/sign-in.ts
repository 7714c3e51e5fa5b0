import { isAdult, type Role } from '@noodlenaut/domain';
import { hashToken, type Store } from '@noodlenaut/db';
import type { BrowserFacts, Context, RequestFacts, Services } from '../context.ts';
import { issueSession, type Opening, type SignInBy } from '../sessions/issue-session.ts';
import { notifyGuardians } from '../family/notify-guardians.ts';
import { newToken } from '../sessions/tokens.ts';

/**
 * Tells a child's guardians of a sign-in on a new browser (decision 0059). A cookie marks the browser. The database keeps a hash
 * of it with the child's number, so that two children's browsers cannot be compared.
 */
async function noteDevice(
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

/**
 * Starts a session for an account and sets the cookie. A session that the browser carried before ends: the identifier is new at
 * every sign-in (security 2.2). Returns the bearer for the reply.
 */
export async function signIn(
  services: Pick<Services, 'env' | 'now'> & RequestFacts & BrowserFacts,
  store: Store,
  account: { readonly id: string; readonly role: Role | null },
  by: SignInBy,
  opening: Opening = {},
): Promise<string> {
  const carried = [services.tokens.cookie, services.tokens.bearer]
    .filter((token) => token !== null)
    .map(hashToken);
  if (carried.length > 0) await store.sessions.end(carried);
  const issued = await issueSession(store, account, services.device, by, opening);
  services.respond.signIn(issued.cookieToken);
  await noteDevice(services, store, account, issued.cookieToken);
  return issued.bearerToken;
}

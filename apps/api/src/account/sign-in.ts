import type { BrowserFacts, RequestFacts, Services } from '../context.ts';
import type { Role } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import { issueSession, type Opening, type SignInBy } from '../sessions/issue-session.ts';
import { hashToken } from '@noodlenaut/db';
import { noteDevice } from './note-device.ts';

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

import type { Role } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import type { Context } from '../context.ts';
import { issueSession, type SignInBy } from '../sessions/issue-session.ts';
import { hashToken } from '@noodlenaut/db';

/**
 * Starts a session for an account and sets the cookie. Whatever session the browser carried before ends: the identifier
 * is new at every sign-in (SAFETY 2.2). Returns the bearer for the reply.
 */
export async function signIn(
  ctx: Context,
  store: Pick<Store, 'sessions'>,
  account: { readonly id: string; readonly role: Role | null },
  by: SignInBy,
): Promise<string> {
  const carried = [ctx.tokens.cookie, ctx.tokens.bearer].filter((token) => token !== null).map(hashToken);
  if (carried.length > 0) await store.sessions.end(carried);
  const issued = await issueSession(store, account, ctx.device, by);
  ctx.respond.signIn(issued.cookieToken);
  return issued.bearerToken;
}

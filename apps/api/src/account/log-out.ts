import type { Context } from '../context.ts';
import { hashToken } from '@noodlenaut/db';

/** Ends the session at once, on every server, and clears the cookie. Works without a session too (security 2.20). */
export async function logOut(services: Pick<Context, 'respond' | 'store' | 'tokens'>) {
  const carried = [services.tokens.cookie, services.tokens.bearer]
    .filter((token) => token !== null)
    .map(hashToken);
  services.respond.signOut();
  if (carried.length > 0) await services.store.sessions.end(carried);
  return { ok: true as const };
}

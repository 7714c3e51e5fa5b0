import type { Context } from '../context.ts';
import { hashToken } from '@noodlenaut/db';

/** Ends the session at once, on every server, and clears the cookie; fine also without a session (SAFETY 2.20). */
export async function logOut(ctx: Context) {
  const carried = [ctx.tokens.cookie, ctx.tokens.bearer].filter((token) => token !== null).map(hashToken);
  ctx.respond.signOut();
  if (carried.length > 0) await ctx.store.sessions.end(carried);
  return { ok: true as const };
}

import { randomInt } from 'node:crypto';
import { FREE_PLAN_ID, type Role } from '@noodlenaut/domain';
import { sqlState, type RootStore } from '@noodlenaut/db';
import { hashToken } from '@noodlenaut/db';
import { newToken } from '../sessions/tokens.ts';
import type { GoogleIdentity } from './google-client.ts';

export type GoogleEntry =
  | { readonly kind: 'account'; readonly id: string; readonly role: Role | null }
  | { readonly kind: 'link'; readonly token: string }
  | { readonly kind: 'refused' };

/**
 * What a Google identity opens (security 2.10): its own account; or, when its mail belongs to another account, only a pending
 * link that the owner confirms after signing in; or a new account whose role is still empty. A mail address alone never opens an
 * account.
 */
export async function enterWithGoogle(root: RootStore, identity: GoogleIdentity): Promise<GoogleEntry> {
  const known = await root.users.byGoogleId(identity.providerId);
  if (known)
    return known.isActive ? { kind: 'account', id: known.id, role: known.role } : { kind: 'refused' };
  if (await root.users.credentialsByEmail(identity.email)) {
    if (!identity.emailVerified) return { kind: 'refused' };
    const token = newToken();
    await root.recovery.createPendingLink(hashToken(token), identity.providerId, identity.email);
    return { kind: 'link', token };
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await root.transaction(async (store) => {
        const user = await store.users.create({
          username: usernameFrom(identity.email, attempt),
          passwordHash: null,
          email: identity.email,
          firstName: identity.firstName,
          lastName: identity.lastName,
          role: null,
          provider: 'google',
          googleId: identity.providerId,
          ...(identity.emailVerified && { emailConfirmedAt: new Date() }),
        });
        await store.plans.start(user.id, FREE_PLAN_ID, 0);
        return { kind: 'account', id: user.id, role: user.role };
      });
    } catch (thrown) {
      if (sqlState(thrown) !== '23505' || attempt > 5) throw thrown;
    }
  }
}

/** A username from the mail's local part, with digits when it is taken. */
function usernameFrom(email: string, attempt: number): string {
  const local = (email.split('@')[0] ?? '').replace(/[^A-Za-z0-9._-]/g, '').slice(0, 40);
  const base = local.length >= 3 ? local : `learner${local}`;
  return attempt === 0 ? base : `${base}${randomInt(1000, 9999)}`;
}

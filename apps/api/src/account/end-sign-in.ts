import type { Role } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';

/** After a password was reset from outside: ends every session and way in, and a student's pictures and cards. */
export async function endSignIn(
  store: Store,
  account: { readonly id: string; readonly role: Role | null },
): Promise<void> {
  if (account.role === 'student') {
    await store.pictureSignIn.drop(account.id);
    await store.pictureSignIn.endTokens(account.id);
  }
  await store.sessions.endAll(account.id);
}

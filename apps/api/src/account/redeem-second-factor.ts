import { RECOVERY_CODE_LENGTH, recoverySecret } from '@noodlenaut/domain';
import { hashToken, type Store } from '@noodlenaut/db';
import { stepOf } from './app-codes.ts';

/**
 * Uses up a code of the app, or a recovery code; false when it is wrong or used. When the same code comes twice at once, one of
 * them counts: each is a single update.
 */
export async function redeemSecondFactor(
  store: Pick<Store, 'secondFactors' | 'recovery'>,
  { userId, secret }: { readonly userId: string; readonly secret: string },
  code: string,
  now: Date,
): Promise<boolean> {
  const step = stepOf(secret, code, now);
  if (step !== null) return store.secondFactors.use(userId, secret, step);
  if (code.length !== RECOVERY_CODE_LENGTH) return false;
  return store.recovery.useCode(userId, hashToken(recoverySecret(userId, code)));
}

import type { Context } from '../context.ts';
import type { confirmPasswordReset as confirmRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { hashToken } from '@noodlenaut/db';
import { endSignIn } from './end-sign-in.ts';

/** Sets a new password with a mailed link, once; all sessions of the account end. */
export async function confirmPasswordReset(
  services: Pick<Context, 'passwords' | 'requestId' | 'store'>,
  input: z.output<typeof confirmRequest>,
) {
  const passwordHash = await services.passwords.hash(input.newPassword);
  await services.store.transaction(async (store) => {
    const reset = await store.recovery.useReset(hashToken(input.token));
    const account = reset && (await store.users.credentialsById(reset.userId));
    if (!account) throw new AppError('reset_invalid');
    // A refused password rolls the transaction back, so that the link stays valid for another try.
    checkPassword(input.newPassword, account, 'newPassword');
    await store.users.setPassword(account.id, passwordHash);
    await endSignIn(store, account);
    await store.audit.write({
      actorId: account.id,
      action: 'account.confirmPasswordReset',
      result: 'done',
      requestId: services.requestId,
    });
  });
  return { ok: true as const };
}

import type { Context, RequestFacts, Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { randomInt } from 'node:crypto';
import { RECOVERY_CODES, recoveryCode, recoverySecret, recoveryUsedMail } from '@noodlenaut/domain';
import { hashToken } from '@noodlenaut/db';
import type { useRecoveryCodeRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { addressPrefix } from '../http/address-prefix.ts';
import { endSignIn } from './end-sign-in.ts';

/** New codes for a grown-up, shown now and stored as hashes; earlier codes end (decision 0066). */
export async function makeRecoveryCodes(
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
) {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode((sides) => randomInt(sides)));
  await services.store.transaction(async (store) => {
    await store.users.lockLearner(viewer.id);
    await store.recovery.keepCodes(
      viewer.id,
      codes.map((code) => hashToken(recoverySecret(viewer.id, code))),
    );
    await store.audit.write(auditEntry(services, viewer, 'account.makeRecoveryCodes'));
  });
  return { codes };
}

/**
 * A new password for one of the codes, once; every session of the account ends. Tries are counted before they are checked, and
 * the answer is the same whether the name, the code or both are wrong (security 2.9).
 */
export async function useRecoveryCode(
  services: Pick<Services, 'env' | 'limits' | 'passwords' | 'store'> & RequestFacts,
  input: z.output<typeof useRecoveryCodeRequest>,
) {
  await services.limits.consume('recovery.account', `${input.username.toLowerCase()} ${services.address}`);
  const account = await services.store.users.credentialsByUsername(input.username);
  const audit = {
    actorId: account?.id ?? null,
    action: 'account.useRecoveryCode',
    requestId: services.requestId,
    addressPrefix: addressPrefix(services.address),
  };
  // Always hashed, so that the time tells nothing.
  const passwordHash = await services.passwords.hash(input.newPassword);
  const isUsed = await services.store.transaction(async (store) => {
    if (!account?.isActive) return false;
    if (!(await store.recovery.useCode(account.id, hashToken(recoverySecret(account.id, input.code)))))
      return false;
    // A refused password rolls the transaction back, so that the code stays valid.
    checkPassword(input.newPassword, account, 'newPassword');
    await store.users.setPassword(account.id, passwordHash);
    await endSignIn(store, account);
    const { email, emailConfirmedAt } = await store.addresses.of(account.id);
    if (email !== null && emailConfirmedAt !== null) {
      const url = `${services.env.PUBLIC_URL}/forgot-password`;
      const { subject, text } = recoveryUsedMail({ username: account.username, url });
      await store.outbox.add({ userId: account.id, toAddress: email, subject, bodyText: text });
    }
    await store.audit.write({ ...audit, result: 'done' });
    return true;
  });
  if (isUsed) return { ok: true as const };
  await services.store.audit.write({ ...audit, result: 'failed' });
  throw new AppError('wrong_credentials', {
    message: 'This name and code do not belong together, or the code was used.',
  });
}

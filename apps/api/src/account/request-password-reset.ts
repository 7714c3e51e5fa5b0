import { PRODUCT, isAdult } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { hashToken } from '@noodlenaut/db';
import { newToken } from '../sessions/tokens.ts';

const MINUTES = 60;

/**
 * Mails a link to choose a new password, to adults only (PRODUCT 2). The answer is the same whether the address is
 * known or not (SAFETY 2.9). The mail waits in the outbox, written in the same transaction as the link.
 */
export async function requestPasswordReset(ctx: Context, email: string) {
  await ctx.limits.consume('reset.address', ctx.address);
  await ctx.limits.consume('reset.account', email.toLowerCase());
  const account = await ctx.store.users.credentialsByEmail(email);
  if (!account?.email || !account.isActive || !isAdult(account.role)) return { ok: true as const };
  const token = newToken();
  const toAddress = account.email;
  await ctx.store.transaction(async (store) => {
    await store.recovery.createReset(account.id, hashToken(token), MINUTES);
    await store.outbox.add({
      userId: account.id,
      toAddress,
      subject: `Choose a new password for ${PRODUCT.name}`,
      bodyText: [
        `Someone asked for a new password for the account "${account.username}".`,
        `Open this link within ${MINUTES} minutes to choose one:`,
        `${ctx.env.PUBLIC_URL}/reset-password?token=${token}`,
        `If it was not you, do nothing. Your password stays as it is.`,
      ].join('\n\n'),
    });
  });
  return { ok: true as const };
}

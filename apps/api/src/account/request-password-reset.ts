import type { Context } from '../context.ts';
import { resetMail, RESET_MINUTES } from '@noodlenaut/domain';

/**
 * Asks for a mail with a link to choose a new password, for adults only (P2.18). The account is looked up when the mail leaves,
 * so a known and an unknown address get the same answer after the same work (security 2.9).
 */
export async function requestPasswordReset(services: Pick<Context, 'limits' | 'store'>, email: string) {
  await services.limits.consume('reset.account', email.toLowerCase());
  const { subject } = resetMail({ username: '', url: '' });
  await services.store.outbox.add({
    userId: null,
    toAddress: email,
    subject,
    bodyText: '',
    link: 'reset',
    hours: RESET_MINUTES / 60,
  });
  return { ok: true as const };
}

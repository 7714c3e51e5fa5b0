import type { Context } from '../context.ts';
import { resetMail, RESET_MINUTES } from '@noodlenaut/domain';

/**
 * A link to choose a new password is to be mailed, to adults only (P2.18). Whose address it is is looked up when the mail
 * leaves: a known and an unknown one get the same answer after the same work (security 2.9).
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

import { isAdult, resetMail, RESET_MINUTES } from '@noodlenaut/domain';
import { hashToken, type RootStore } from '@noodlenaut/db';
import type { Services } from '../context.ts';
import { newToken } from '../sessions/tokens.ts';

/** Where the secret of a link will stand in a mail that waits. */
export const LINK_TOKEN = '{token}';

/** Where mails come from and where their links lead. */
export interface MailSite {
  readonly store: RootStore;
  readonly env: Pick<Services['env'], 'PUBLIC_URL'>;
}
export type WaitingMail = NonNullable<Awaited<ReturnType<RootStore['outbox']['waiting']>>>;

interface FilledMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * A mail as it leaves. The secret of its link is made here and stored as a hash, so that no secret waits in the outbox or is in a
 * backup; a mail that is filled again gets another secret. Null when it must not leave: nobody has the address, or what the link
 * would answer is over.
 */
export async function fillMail({ store, env }: MailSite, mail: WaitingMail): Promise<FilledMail | null> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const { toAddress: to, subject, bodyText } = mail;
  const filled = { to, subject, text: bodyText.replaceAll(LINK_TOKEN, () => token) };
  switch (mail.link) {
    case 'address': {
      const isKept = mail.userId !== null && (await store.addresses.keepToken(mail.userId, to, tokenHash));
      return isKept ? filled : null;
    }
    case 'class-wish': {
      const { userId: guardianId, linkFor: membershipId, expiresAt } = mail;
      if (guardianId === null || membershipId === null) return null;
      await store.classWishes.keepToken({ tokenHash, membershipId, guardianId, expiresAt });
      return filled;
    }
    case 'reset': {
      const account = await store.users.credentialsByEmail(to);
      if (!account?.email || !account.isActive || !isAdult(account.role)) return null;
      await store.recovery.createReset(account.id, tokenHash, RESET_MINUTES);
      const url = `${env.PUBLIC_URL}/reset-password?token=${token}`;
      return { to: account.email, ...resetMail({ username: account.username, url }) };
    }
    default:
      return filled;
  }
}

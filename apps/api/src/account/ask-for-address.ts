import { ADDRESS_LINK_HOURS, addressChangingMail, confirmAddressMail } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import type { Context } from '../context.ts';
import { LINK_TOKEN } from '../mail/fill-mail.ts';

interface AddressOwner {
  readonly id: string;
  readonly username: string;
}
type Site = { readonly env: Pick<Context['env'], 'PUBLIC_URL'> };
type Kept = Pick<Store, 'addresses' | 'outbox'>;

/**
 * Mails a link to an address that somebody entered as theirs; it counts once the link was opened. Written in the caller's
 * transaction.
 */
export async function askForAddress(
  { env }: Site,
  store: Kept,
  { id: userId, username }: AddressOwner,
  email: string,
): Promise<void> {
  await store.addresses.ask({ userId, email }, ADDRESS_LINK_HOURS);
  // The token is behind the #, so that neither a server's log nor the next page's referrer has it.
  const { subject, text } = confirmAddressMail({
    username,
    url: `${env.PUBLIC_URL}/address#${LINK_TOKEN}`,
  });
  await store.outbox.add({
    userId,
    toAddress: email,
    subject,
    bodyText: text,
    link: 'address',
    hours: ADDRESS_LINK_HOURS,
  });
}

/** Tells the address that counted until now; an unconfirmed one is told nothing. */
export async function notifyFormerAddress(
  { env }: Site,
  store: Kept,
  { id: userId, username }: AddressOwner,
  former: { readonly email: string | null; readonly emailConfirmedAt: Date | null },
  email: string,
): Promise<void> {
  if (former.email === null || former.emailConfirmedAt === null) return;
  if (former.email.toLowerCase() === email.toLowerCase()) return;
  const { subject, text } = addressChangingMail({ username, url: `${env.PUBLIC_URL}/account` });
  await store.outbox.add({ userId, toAddress: former.email, subject, bodyText: text });
}

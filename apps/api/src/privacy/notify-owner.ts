import type { Store } from '@noodlenaut/db';

/**
 * Mails the owner of an account about the account itself. An unconfirmed address gets nothing, because it may be somebody else's.
 */
export async function notifyOwner(
  store: Pick<Store, 'addresses' | 'outbox'>,
  userId: string,
  { subject, text }: { readonly subject: string; readonly text: string },
): Promise<void> {
  const owner = await store.addresses.of(userId);
  if (!owner?.email || owner.emailConfirmedAt === null) return;
  await store.outbox.add({ userId, toAddress: owner.email, subject, bodyText: text });
}

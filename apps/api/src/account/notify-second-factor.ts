import { secondFactorMail } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';

/** Tells the confirmed address that two-step sign-in was switched on or off; written in the caller's transaction. */
export async function notifySecondFactor(
  store: Pick<Store, 'addresses' | 'outbox'>,
  account: { readonly id: string; readonly username: string },
  isOn: boolean,
  publicUrl: string,
): Promise<void> {
  const { email, emailConfirmedAt } = await store.addresses.of(account.id);
  if (email === null || emailConfirmedAt === null) return;
  const url = `${publicUrl}/forgot-password`;
  const { subject, text } = secondFactorMail({ username: account.username, isOn, url });
  await store.outbox.add({ userId: account.id, toAddress: email, subject, bodyText: text });
}

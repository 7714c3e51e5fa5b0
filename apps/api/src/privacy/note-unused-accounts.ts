import { displayName, unusedAccountMail, unusedAdultMail } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import type { Services } from '../context.ts';

/**
 * Schedules the erasure of unused accounts (security 2.15, 2.16): children's that nobody used for thirteen months, whose linked
 * grown-ups get a mail in the same transaction; grown-ups' after two years, who are told; and, where consent is required,
 * children's without a grown-up.
 */
export async function noteUnusedAccounts({ store, env, now }: Pick<Services, 'store' | 'env' | 'now'>) {
  return store.transaction(async (inside) => {
    const unused = await inside.restingAccounts.noteUnused(now());
    for (const { id, eraseAt, guardians, ...child } of unused) {
      const { subject, text } = unusedAccountMail({
        childName: displayName(child),
        eraseAt,
        familyUrl: `${env.PUBLIC_URL}/family`,
      });
      for (const guardian of guardians) {
        if (guardian.email === null) continue;
        await inside.outbox.add({
          userId: guardian.id,
          aboutId: id,
          toAddress: guardian.email,
          subject,
          bodyText: text,
          dedupeKey: `unused ${guardian.id} ${id} ${eraseAt.toISOString()}`,
        });
      }
    }
    const adults = await noteAdults(inside, now(), `${env.PUBLIC_URL}/login`);
    const alone = env.CONSENT_MODE === 'required' ? await inside.restingAccounts.noteAlone(now()) : 0;
    return unused.length + adults + alone;
  });
}

async function noteAdults(store: Store, now: Date, loginUrl: string): Promise<number> {
  const unused = await store.restingAccounts.noteUnusedAdults(now);
  for (const { id, username, email, eraseAt } of unused) {
    if (email === null) continue;
    const { subject, text } = unusedAdultMail({ username, eraseAt, loginUrl });
    const dedupeKey = `unused ${id} ${eraseAt.toISOString()}`;
    await store.outbox.add({ userId: id, toAddress: email, subject, bodyText: text, dedupeKey });
  }
  return unused.length;
}

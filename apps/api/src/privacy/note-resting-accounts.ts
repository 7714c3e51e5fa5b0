import { displayName, unusedAccountMail } from '@noodlenaut/domain';
import type { Services } from '../context.ts';

/**
 * Takes note of children's accounts that are to end by themselves (SAFETY 2.15, 2.16): those nobody used for thirteen months,
 * whose linked grown-ups get a mail in the same transaction, and, where consent is required, those that no grown-up stands behind.
 */
export async function noteRestingAccounts({ store, env, now }: Pick<Services, 'store' | 'env' | 'now'>) {
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
    const alone = env.CONSENT_MODE === 'required' ? await inside.restingAccounts.noteAlone(now()) : 0;
    return unused.length + alone;
  });
}

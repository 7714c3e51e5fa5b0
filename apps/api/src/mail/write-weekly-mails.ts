import { displayName, mondayOf, weeklyMail } from '@noodlenaut/domain';
import type { Services } from '../context.ts';

/**
 * Writes the mails about the week that ended on Monday into the outbox, for those who asked for them (decision 0045). Each mail
 * is in one transaction with the note that it was written, so two runs at once write one. Returns how many.
 */
export async function writeWeeklyMails({ store, env, now }: Pick<Services, 'store' | 'env' | 'now'>) {
  const week = mondayOf(now().getTime());
  let written = 0;
  for (const { adultId, childId, stopToken, email, week: facts, ...child } of await store.weeklyMails.due(
    week,
  )) {
    const { subject, text } = weeklyMail({
      childName: displayName(child),
      ...facts,
      childUrl: `${env.PUBLIC_URL}/teacher?studentId=${childId}`,
      stopUrl: `${env.PUBLIC_URL}/stop-mail#${stopToken}`,
    });
    const isWritten = await store.transaction(async (inside) => {
      if (!(await inside.weeklyMails.take(adultId, childId, week))) return false;
      await inside.outbox.add({
        userId: adultId,
        aboutId: childId,
        toAddress: email,
        subject,
        bodyText: text,
        dedupeKey: `weekly ${adultId} ${childId} ${week}`,
      });
      return true;
    });
    if (isWritten) written += 1;
  }
  return written;
}

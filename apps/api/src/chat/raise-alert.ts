import type { Judgement } from '@noodlenaut/ai';
import type { Store } from '@noodlenaut/db';
import { dayOf, notifyGuardians, type Site } from '../family/notify-guardians.ts';

const MINUTE_MS = 60_000;
/** At most one mail about a topic in this time; every alert is stored. */
const MAIL_EVERY_MS = 30 * MINUTE_MS;
/** So many harmful messages in ten minutes are told at once, not with the daily mail. */
const SOON = { count: 3, ms: 10 * MINUTE_MS } as const;

/** 'self-harm' of the rule 'crisis.self-harm.1'. */
const topicOf = ({ ruleIds, severity }: Judgement): string => ruleIds[0]?.split('.')[1] ?? severity;

/**
 * Stage S8 (security 6.5), in the transaction that stores the message: a crisis reaches the guardians, told teachers and staff; one
 * in which somebody around the child is named reaches staff alone, and nothing of it leaves by any other way (P7.15).
 */
export async function raiseAlert(
  site: Site,
  store: Store,
  childId: string,
  messageId: string,
  judgement: Judgement,
  /** The conversation is for staff alone. */
  isPrivate: boolean,
): Promise<void> {
  const { severity } = judgement;
  if (severity !== 'crisis' && severity !== 'harmful' && severity !== 'rude') return;
  const now = site.now();
  const topic = topicOf(judgement);
  const audience = isPrivate ? 'staff' : 'grown-ups';
  await store.safety.addAlert({ childId, messageId, severity, topic, audience, createdAt: now });
  if (audience === 'staff' || severity === 'rude') return;
  const slot = Math.floor(now.getTime() / MAIL_EVERY_MS);
  if (severity === 'crisis') {
    const also = await store.helperAdults.toldTeachers(childId);
    await notifyGuardians(site, store, {
      childId,
      kind: 'helper-crisis',
      actorId: null,
      once: `${topic} ${slot}`,
      also,
      alsoTo: `${site.env.PUBLIC_URL}/`,
    });
    return;
  }
  const recent = await store.chat.countSince(childId, 'harmful', new Date(now.getTime() - SOON.ms));
  if (recent >= SOON.count)
    await notifyGuardians(site, store, {
      childId,
      kind: 'helper-words',
      actorId: null,
      once: `${dayOf(now)} ${slot}`,
    });
}

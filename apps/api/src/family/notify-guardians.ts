import { randomUUID } from 'node:crypto';
import { displayName, type NoticeKind, noticeMail, undoEnd } from '@noodlenaut/domain';
import type { Mail, Store } from '@noodlenaut/db';
import type { Services } from '../context.ts';

/** Where links of mails lead, and when it is. */
export interface Site {
  readonly env: Pick<Services['env'], 'PUBLIC_URL'>;
  readonly now: Services['now'];
}

export interface FamilyFact {
  readonly childId: string;
  readonly kind: NoticeKind;
  readonly actorId: string | null;
  /** The link, class, session or device it is about. */
  readonly about?: string | null;
  /** It can be undone for seven days. */
  readonly canBeUndone?: boolean;
  /** What can be repeated is told once under this name. */
  readonly once?: string;
  /** Grown-ups to be told besides the present guardians: those whose link has just ended. */
  readonly also?: readonly string[];
  /** Where the mails of those lead, when it is not the guardians' page: teachers have no family page. */
  readonly alsoTo?: string;
  /** Where the mail leads; the family page unless another page is named. */
  readonly leadsTo?: { readonly url: string } & Partial<Required<Pick<Mail, 'link' | 'linkFor'>>>;
}

/**
 * Tells every guardian of a child at once, on the page and by mail, in the transaction of what happened (decision 0059). Mail
 * goes only to addresses that their owners confirmed.
 */
export async function notifyGuardians(
  { env, now }: Site,
  store: Pick<Store, 'guardianNotices' | 'outbox'>,
  { childId, kind, actorId, about = null, canBeUndone = false, once, also = [], alsoTo, leadsTo }: FamilyFact,
): Promise<void> {
  const fact = `${kind} ${childId} ${once ?? randomUUID()}`;
  const undoUntil = canBeUndone ? undoEnd(now()) : null;
  const { url = `${env.PUBLIC_URL}/family`, ...link } = leadsTo ?? {};
  const told = await store.guardianNotices.tell({ childId, kind, fact, actorId, about, undoUntil, also });
  for (const { guardianId, email, childFirstName, childName } of told) {
    if (email === null) continue;
    const { subject, text } = noticeMail({
      kind,
      childName: displayName({ firstName: childFirstName, name: childName }),
      link: alsoTo !== undefined && also.includes(guardianId) ? alsoTo : url,
    });
    const dedupeKey = `notice ${fact} ${guardianId}`;
    await store.outbox.add({
      userId: guardianId,
      aboutId: childId,
      toAddress: email,
      subject,
      bodyText: text,
      dedupeKey,
      ...link,
    });
  }
}

/** The day as part of a name under which something is told once a day. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

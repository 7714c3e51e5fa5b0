import { randomBytes } from 'node:crypto';
import { hashToken } from '@noodlenaut/db';
import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** 128 bits: nobody guesses an address. */
const SECRET_BYTES = 16;

/** Makes the private address of this person's calendar; the one before stops working. Only its hash is kept. */
export async function renewCalendarLink({ store }: Pick<Context, 'store'>, viewer: SessionViewer) {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await store.transaction((inside) => inside.calendarLinks.renew(viewer.id, hashToken(secret)));
  return { path: `/api/tutoring/calendar/${secret}.ics` };
}

/** The address stops working. */
export async function removeCalendarLink({ store }: Pick<Context, 'store'>, viewer: SessionViewer) {
  await store.transaction((inside) => inside.calendarLinks.remove(viewer.id));
  return { since: null };
}

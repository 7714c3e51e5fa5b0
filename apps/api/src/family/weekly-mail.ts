import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { newToken } from '../sessions/tokens.ts';
import { auditEntry } from './audit-entry.ts';
import { guardianOf } from './guardian-of.ts';

/** Whether a guardian gets the weekly mail about a child (decision 0045). */
export async function readWeeklyMail(
  services: Pick<Context, 'store'>,
  viewer: SessionViewer,
  childId: string,
) {
  await guardianOf(viewer, services.store, childId);
  return services.store.weeklyMails.about(viewer.id, childId);
}

/** A guardian switches the weekly mail on or off; doing it twice changes nothing. */
export async function setWeeklyMail(
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
  input: { childId: string; isOn: boolean },
) {
  const { childId, isOn } = input;
  await guardianOf(viewer, services.store, childId);
  await services.store.transaction(async (store) => {
    if (isOn) await store.weeklyMails.start(viewer.id, childId, newToken());
    else await store.weeklyMails.stop(viewer.id, childId);
    await store.audit.write({
      ...auditEntry(services, viewer, 'family.setWeeklyMail'),
      childId,
      object: isOn ? 'yes' : 'no',
    });
  });
  return services.store.weeklyMails.about(viewer.id, childId);
}

/** The link in a weekly mail: works signed out, and gives the same answer whether the mail was on or off. */
export async function stopWeeklyMail(services: Pick<Context, 'store'>, token: string) {
  await services.store.transaction((store) => store.weeklyMails.stopByToken(token));
  return { ok: true as const };
}

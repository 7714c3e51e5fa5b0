import type { Services } from '../context.ts';
import { dayOf, notifyGuardians } from '../family/notify-guardians.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/**
 * A child asks for more subjects: every linked grown-up is told on the page and by mail, once a day however often the child asks. Only a
 * grown-up can choose a plan (P6.13, P6.25).
 */
export async function askGrownUps(
  services: Pick<Services, 'env' | 'now' | 'store' | 'mailSoon'>,
  viewer: Pick<SessionViewer, 'id'>,
): Promise<{ isTold: boolean }> {
  const isTold = await services.store.transaction(async (store) => {
    await notifyGuardians(services, store, {
      childId: viewer.id,
      kind: 'plan-asked',
      actorId: viewer.id,
      once: dayOf(services.now()),
      leadsTo: { url: `${services.env.PUBLIC_URL}/adventure-scholars` },
    });
    return store.guardianNotices.reaches(viewer.id);
  });
  services.mailSoon();
  return { isTold };
}

import {
  DEFAULT_GRADE,
  displayName,
  entitledBy,
  entitlements,
  localDay,
  messageQuota,
  startOfNextMonth,
} from '@noodlenaut/domain';
import type { Services } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** What the linked children have used of what the plans give, so that nobody meets a limit unawares. */
export async function readUsage(
  { env, now, store }: Pick<Services, 'env' | 'now' | 'store'>,
  viewer: Pick<SessionViewer, 'id' | 'entitlements'>,
) {
  const at = now();
  const month = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1 };
  const children = await store.planUsage.ofChildren(viewer.id, month);
  const { maxStudents } = viewer.entitlements;
  return {
    maxStudents,
    resetsAt: startOfNextMonth(at),
    children: children.map((child) => {
      const opened = entitlements(entitledBy(child.plans, env.PLANS, at));
      const today = localDay(at, child.timezone);
      return {
        id: child.id,
        name: displayName(child),
        isInPlan: maxStudents === null || child.place <= maxStudents,
        tutoringUsed: child.tutoringUsed,
        tutoringLimit: opened.tutoringSessionsAMonth,
        helperAsked: child.days.find(({ day }) => day === today)?.asked ?? 0,
        helperLimit: messageQuota(
          opened.helperMessagesADay,
          child.grade ?? DEFAULT_GRADE,
          child.dailyMessages,
        ),
      };
    }),
  };
}

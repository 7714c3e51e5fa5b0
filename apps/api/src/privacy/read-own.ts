import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { ALONE_DAYS, displayName } from '@noodlenaut/domain';

type Named = Parameters<typeof displayName>[0];
const nameOf = (who: Named | null): string | null => (who === null ? null : displayName(who));

/** What depends on the viewer's account, so that they know what an erasure ends before they ask for it (decision 0071). */
export async function readOwn({ env, store }: Pick<Context, 'env' | 'store'>, viewer: SessionViewer) {
  const { children, classes, ...rest } = await store.leaving.of(viewer.id);
  return {
    ...rest,
    aloneDays: env.CONSENT_MODE === 'required' ? ALONE_DAYS : null,
    children: children.map((child) => ({ ...child, name: displayName(child), heir: nameOf(child.heir) })),
    classes: classes.map((room) => ({ ...room, heir: nameOf(room.heir) })),
  };
}

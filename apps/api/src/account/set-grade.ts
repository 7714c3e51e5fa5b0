import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { Grade } from '@noodlenaut/domain';

/** Changes the grade and derives the percents of the new one; completed lessons stay completed (P3.15). */
export const setGrade = (services: Pick<Context, 'store'>, viewer: SessionViewer, grade: Grade) =>
  services.store.transaction(async (store) => {
    const user = await store.users.setGrade(viewer.id, grade);
    await store.progress.refresh(viewer.id);
    return { ...user, role: user.role ?? ('' as const) };
  });

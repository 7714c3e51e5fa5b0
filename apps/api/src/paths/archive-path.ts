import type { archivePathRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { auditEntry } from '../family/audit-entry.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { lockPath, lockReceiver, withFreeSlot } from './lock-path.ts';
import { refuseWithoutPlan } from './may-make-paths.ts';

type Needs = Pick<Context, 'env' | 'now' | 'requestId' | 'store'>;

/**
 * Archives a path, so that it leaves the children's dashboards, or opens it again. Archiving needs no plan; opening is like making one.
 * Asked twice, the second time changes nothing.
 */
export const archivePath = (
  services: Needs,
  viewer: SessionViewer,
  { pathId, isArchived }: z.output<typeof archivePathRequest>,
) =>
  withFreeSlot(() =>
    services.store.transaction(async (store) => {
      const path = await lockPath(store, viewer, pathId);
      if ((path.archivedAt !== null) === isArchived) return { id: pathId, version: path.version };
      const entry = {
        ...auditEntry(services, viewer, isArchived ? 'paths.archive' : 'paths.reopen'),
        childId: path.childId,
        object: pathId,
      };
      await store.audit.write(entry);
      if (isArchived) return { id: pathId, ...(await store.paths.archive(pathId, services.now())) };
      refuseWithoutPlan(services, viewer);
      const to = await lockReceiver(store, viewer, path.childId, path.classId);
      return { id: pathId, ...(await store.paths.reopen(pathId, path.madeBy, to)) };
    }),
  );

/** Removes a path with its steps. What children did stays theirs; it needs no plan. */
export const removePath = (services: Needs, viewer: SessionViewer, pathId: string) =>
  services.store.transaction(async (store) => {
    const { childId } = await lockPath(store, viewer, pathId);
    await store.paths.remove(pathId);
    await store.audit.write({ ...auditEntry(services, viewer, 'paths.remove'), childId, object: pathId });
    return { ok: true as const };
  });

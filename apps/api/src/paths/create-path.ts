import type { createPathRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import { checkWords } from '../account/check-words.ts';
import type { Context } from '../context.ts';
import { auditEntry } from '../family/audit-entry.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { lockReceiver, withFreeSlot } from './lock-path.ts';
import { refuseWithoutPlan } from './may-make-paths.ts';
import { stepsOfWish } from './steps-of-wish.ts';

/** A guardian makes a path for a child, or a teacher for a class (P6.07, decision 0091). */
export const createPath = (
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  { childId, classId, title, steps }: z.output<typeof createPathRequest>,
) =>
  withFreeSlot(() =>
    services.store.transaction(async (store) => {
      const to = await lockReceiver(store, viewer, childId, classId);
      refuseWithoutPlan(services, viewer);
      checkWords('title', title);
      const wish = { steps, kept: [], classId: to.classId };
      const resolved = await stepsOfWish(services, viewer, store, wish);
      const made = await store.paths.create({ ...to, madeBy: viewer.id, title });
      await store.paths.putSteps(made.id, resolved);
      await store.audit.write({
        ...auditEntry(services, viewer, 'paths.create'),
        childId: to.childId,
        object: made.id,
      });
      return made;
    }),
  );

import type { changePathRequest } from '@noodlenaut/contract';
import type { z } from 'zod';
import { checkWords } from '../account/check-words.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { auditEntry } from '../family/audit-entry.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { lockPath } from './lock-path.ts';
import { refuseWithoutPlan } from './may-make-paths.ts';
import { stepsOfWish } from './steps-of-wish.ts';

/**
 * Writes a whole path anew: its name and its steps in their order. The version is the one that was read, so that two grown-ups who
 * edit at once lose nothing.
 * @throws AppError wrong_state when it was changed or archived meanwhile
 */
export const changePath = (
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  { pathId, version, title, steps }: z.output<typeof changePathRequest>,
) =>
  services.store.transaction(async (store) => {
    const path = await lockPath(store, viewer, pathId);
    refuseWithoutPlan(services, viewer);
    if (path.version !== version)
      throw new AppError('wrong_state', {
        message: 'This path was changed somewhere else. Open it again to go on from there.',
      });
    if (path.archivedAt !== null)
      throw new AppError('wrong_state', { message: 'This path is closed. Open it first.' });
    checkWords('title', title);
    const kept = await store.paths.steps(pathId);
    await store.paths.putSteps(
      pathId,
      await stepsOfWish(services, viewer, store, { steps, kept, classId: path.classId }),
    );
    const changed = await store.paths.change(pathId, title, services.now());
    await store.audit.write({
      ...auditEntry(services, viewer, 'paths.change'),
      childId: path.childId,
      object: pathId,
    });
    return { id: pathId, ...changed };
  });

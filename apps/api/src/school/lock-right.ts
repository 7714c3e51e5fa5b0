import type { SessionViewer } from '../sessions/read-session.ts';
import type { Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';

/** As if there were no such page: nobody learns who has the right. */
export const noAdministrator = (): AppError => new AppError('not_found');

/** Keeps the right until the transaction ends. @throws AppError not_found for everybody else, whatever they name */
export async function lockRight(viewer: SessionViewer, store: Pick<Store, 'school'>): Promise<void> {
  if (!(await store.school.lockRight(viewer.id))) throw noAdministrator();
}

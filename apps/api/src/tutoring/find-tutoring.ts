import { consentAllows } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { sideOf } from './side-of.ts';

type Moves = Pick<Store, 'tutoringMoves'>;

/** The viewer's request, locked until the transaction ends. @throws AppError not_found, also for somebody else's */
export async function findRequest(store: Moves, viewer: SessionViewer, id: string) {
  const request = await store.tutoringMoves.request(id, sideOf(viewer));
  if (!request) throw new AppError('not_found');
  return request;
}

/** The viewer's session, locked until the transaction ends. @throws AppError not_found, also for somebody else's */
export async function findSession(store: Moves, viewer: SessionViewer, id: string) {
  const session = await store.tutoringMoves.session(id, sideOf(viewer));
  if (!session) throw new AppError('not_found');
  return session;
}

/** Whether the child may have tutoring at all, whoever acts for it. @throws AppError consent_required (P1.47) */
export async function checkConsent(
  { env }: Pick<Context, 'env'>,
  store: Pick<Store, 'consents'>,
  childId: string,
): Promise<void> {
  if (!consentAllows(env.CONSENT_MODE, 'tutoring', await store.consents.words(childId)))
    throw new AppError('consent_required', { scope: 'tutoring' });
}

/**
 * The same in a transaction that books or asks: whoever withdraws the consent meanwhile waits for its end, and then ends what was booked.
 */
export async function lockConsent(
  services: Pick<Context, 'env'>,
  store: Pick<Store, 'consents' | 'users'>,
  childId: string,
): Promise<void> {
  await store.users.lockLearner(childId);
  await checkConsent(services, store, childId);
}

/** What a write returned. @throws AppError wrong_state when the record had another state by then */
export function written<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('wrong_state');
  return row;
}

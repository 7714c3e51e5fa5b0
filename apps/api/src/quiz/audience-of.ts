import { roomAudience } from '@noodlenaut/domain';
import type { RoomAudience } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';

const NONE: ReadonlySet<never> = new Set();

/** Whose rooms this person may see and enter (P4.06). A consent is given for a child; a teacher who hosts needs none. */
export async function audienceOf({ env, viewer, store }: SignedInContext): Promise<RoomAudience> {
  const asks = env.CONSENT_MODE === 'required' && viewer.role !== 'teacher';
  return roomAudience(asks ? 'required' : 'operator', asks ? await store.family.consents(viewer.id) : NONE);
}

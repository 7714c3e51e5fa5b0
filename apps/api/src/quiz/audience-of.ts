import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { NOTHING_SAID, roomAudience } from '@noodlenaut/domain';
import type { RoomAudience } from '@noodlenaut/domain';

/** Which rooms this person may see and enter (P4.06). A consent is about a child; a teacher who hosts needs none. */
export async function audienceOf(
  { env, store }: Pick<Context, 'env' | 'store'>,
  viewer: SessionViewer,
): Promise<RoomAudience> {
  if (viewer.role === 'teacher') return roomAudience('operator', NOTHING_SAID);
  return roomAudience(env.CONSENT_MODE, await store.consents.words(viewer.id));
}

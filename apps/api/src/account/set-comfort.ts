import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { readComfort, type Comfort } from '@noodlenaut/domain';

/** Stores a person's comfort settings. When two devices choose at once, both count. */
export async function setComfort(
  services: Pick<Context, 'store'>,
  viewer: SessionViewer,
  change: Comfort,
): Promise<Comfort> {
  const preferences = await services.store.users.setComfort(viewer.id, change);
  return readComfort(preferences['comfort']);
}

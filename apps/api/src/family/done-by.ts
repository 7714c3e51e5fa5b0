import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** The audit row of a step that went through: who, what, by which request (SAFETY 2.19). */
export const doneBy = (
  services: Pick<Context, 'requestId'>,
  viewer: SessionViewer,
  action: `${string}.${string}`,
) => ({
  actorId: viewer.id,
  action,
  result: 'done' as const,
  requestId: services.requestId,
});

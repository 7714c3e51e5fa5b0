import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** The audit row of an action that went through: who, what, by which request (security 2.19). */
export const auditEntry = (
  services: Pick<Context, 'requestId'>,
  viewer: SessionViewer,
  action: `${string}.${string}`,
) => ({
  actorId: viewer.id,
  action,
  result: 'done' as const,
  requestId: services.requestId,
});

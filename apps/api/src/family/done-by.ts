import type { ProcedureId } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';

/** The audit row of a step that went through: who, what, by which request (SAFETY 2.19). */
export const doneBy = (ctx: SignedInContext, action: ProcedureId) => ({
  actorId: ctx.viewer.id,
  action,
  result: 'done' as const,
  requestId: ctx.requestId,
});

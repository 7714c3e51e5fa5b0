import { mayStart } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

/** The tutor opens the session, from ten minutes before it begins (PRODUCT 5); the link leads to our own room. */
export async function startSession(ctx: SignedInContext, sessionId: string) {
  const session = await ctx.store.tutoring.sessionOfTutor(sessionId, ctx.viewer.id);
  if (!session) throw new AppError('not_found');
  const now = ctx.now();
  if (session.status !== 'scheduled' || !mayStart(session.scheduledTime, session.duration, now))
    throw new AppError('wrong_state');
  const started = await ctx.store.tutoring.start(sessionId, `/tutoring/room/${sessionId}`, now);
  if (!started) throw new AppError('wrong_state');
  return started;
}

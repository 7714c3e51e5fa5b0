import { AppError } from '../errors/app-error.ts';
import { liveProcedure, router } from '../trpc.ts';
import { newsForGrownUp } from './news-for-grown-ups.ts';
import { newsForStudent } from './news-for-students.ts';
import { newsUntilSignedOut } from './news-of.ts';

/** What the browser hears without asking (issue 6.7); spoken over the WebSocket at /trpc alone. */
export const liveRouter = router({
  /**
   * Tells a parent or teacher which of their children has something new, and which of their classes: first
   * `childId: null` when it hears, and again after a gap, then the id at each change. Ends with the session.
   */
  children: liveProcedure('family.children').subscription(async function* ({ ctx, signal }) {
    if (!signal) throw new AppError('internal');
    yield* newsForGrownUp(ctx, newsUntilSignedOut(ctx.changes, ctx.viewer.cookieSid, signal));
  }),
  /** Tells a student of changes in a class they asked to be in: the teacher's yes, and also a no. */
  myClasses: liveProcedure('classes.mine').subscription(async function* ({ ctx, signal }) {
    if (!signal) throw new AppError('internal');
    yield* newsForStudent(ctx, newsUntilSignedOut(ctx.changes, ctx.viewer.cookieSid, signal));
  }),
});
export type LiveRouter = typeof liveRouter;

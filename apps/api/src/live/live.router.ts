import { AppError } from '../errors/app-error.ts';
import { liveCall } from '../calls/call.ts';
import { router } from '../calls/trpc.ts';
import { classesRouter } from '../classes/classes.router.ts';
import { plansRouter } from '../plans/plans.router.ts';
import { tutoringRouter } from '../tutoring/tutoring.router.ts';
import { familyRouter } from '../family/family.router.ts';
import { newsForPlan } from './news-for-plan.ts';
import { newsForTutoring } from './news-for-tutoring.ts';
import { newsForGrownUp, newsForStudent } from './news-for-viewers.ts';
import { newsUntilSignedOut } from './news-of.ts';

/** A socket subscribes to a thing once: a second subscription to the same is refused, the first goes on (decision 0054). */
async function* onlyOnce<News>(
  followed: Set<string>,
  name: string,
  begin: () => AsyncGenerator<News, void>,
): AsyncGenerator<News, void> {
  if (followed.has(name)) throw new AppError('wrong_state', { message: 'This page follows that already.' });
  followed.add(name);
  try {
    yield* begin();
  } finally {
    followed.delete(name);
  }
}

/** What the browser is told without asking; sent over the WebSocket at /trpc alone. */
export const liveRouter = router({
  /**
   * Tells a parent or teacher which of their children has something new, and which of their classes: first
   * `childId: null` once it listens, and again after a gap, then the id at each change. Ends with the session.
   */
  children: liveCall(familyRouter.children).subscription(async function* ({ ctx, signal }) {
    if (!signal) throw new AppError('internal');
    const news = newsUntilSignedOut(ctx, ctx.viewer.cookieSid, signal);
    yield* onlyOnce(ctx.followed, 'children', () => newsForGrownUp(ctx, news));
  }),
  /** Tells a student of changes in a class they asked to be in: the teacher's yes, and also a no. */
  myClasses: liveCall(classesRouter.mine).subscription(async function* ({ ctx, signal }) {
    if (!signal) throw new AppError('internal');
    const news = newsUntilSignedOut(ctx, ctx.viewer.cookieSid, signal);
    yield* onlyOnce(ctx.followed, 'myClasses', () => newsForStudent(ctx, news));
  }),
  /** Tells both sides of tutoring, and guardians, that a request or a session changed; the first once it listens. */
  tutoring: liveCall(tutoringRouter.sessions).subscription(async function* ({ ctx, signal }) {
    if (!signal) throw new AppError('internal');
    const news = newsUntilSignedOut(ctx, ctx.viewer.cookieSid, signal);
    yield* onlyOnce(ctx.followed, 'tutoring', () => newsForTutoring(ctx, news));
  }),
  /** Tells somebody that their plan, or that of a linked grown-up, changed; the first once it listens (P6.13). */
  plan: liveCall(plansRouter.subscription).subscription(async function* ({ ctx, signal }) {
    if (!signal) throw new AppError('internal');
    const news = newsUntilSignedOut(ctx, ctx.viewer.cookieSid, signal);
    yield* onlyOnce(ctx.followed, 'plan', () => newsForPlan(ctx, news));
  }),
});
export type LiveRouter = typeof liveRouter;

import type { Context, SignedInContext } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import { displayName, NAMELESS_TEACHER, nameOr } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { enterClass } from '../classes/enter-class.ts';
import { auditEntry } from './audit-entry.ts';
import { guardianOf } from './guardian-of.ts';

type Wish = Awaited<ReturnType<Store['classWishes']['ofGuardian']>>[number];

/** A wish as a guardian sees it before the yes: the class, who teaches it, and where. */
export const shownWish = (wish: Wish) => ({
  childName: displayName(wish),
  className: wish.className,
  teacherName: nameOr({ firstName: wish.teacherFirstName, name: wish.teacherName }, NAMELESS_TEACHER),
  schoolName: wish.schoolName,
});

/** GET /api/family/class-wishes: what the viewer's children want to join and what still needs a guardian's yes (P1.31). */
export const readClassWishes = async (services: Pick<Context, 'store'>, viewer: SessionViewer) =>
  (await services.store.classWishes.ofGuardian(viewer.id)).map((wish) => ({
    ...shownWish(wish),
    membershipId: wish.membershipId,
    childId: wish.childId,
    since: wish.since,
  }));

interface Answer {
  readonly membershipId: string;
  readonly guardianId: string;
  readonly isYes: boolean;
}
/**
 * A guardian approves or refuses. When the teacher has approved before, the child is in; otherwise the teacher learns only that a
 * grown-up agreed (P1.31). The class is locked before the child, as everywhere.
 * @throws AppError not_found when nothing waits for this guardian under that number
 */
export async function answerWish(
  ctx: Pick<SignedInContext, 'env' | 'now'>,
  store: Store,
  { membershipId, guardianId, isYes }: Answer,
) {
  const find = async () => {
    const wish = await store.classWishes.forGuardian(membershipId, guardianId);
    if (!wish || wish.isAnswered) throw new AppError('not_found');
    return wish;
  };
  const { classId, childId } = await find();
  await store.classWishes.lockClass(classId);
  await store.users.lockLearner(childId);
  await find();
  if (isYes) {
    await store.classWishes.sayYes(membershipId, guardianId, ctx.now());
    await enterClass(ctx, store, membershipId, guardianId);
  } else await store.classMembers.decline(classId, membershipId);
  return { childId, object: `${classId} ${isYes ? 'yes' : 'no'}` };
}

/** One tap on the family page. */
export const answerClass = (
  services: Pick<Context, 'env' | 'now' | 'requestId' | 'store'>,
  viewer: SessionViewer,
  input: { membershipId: string; isYes: boolean },
) =>
  services.store.transaction(async (store) => {
    const about = await answerWish(services, store, { ...input, guardianId: viewer.id });
    await store.audit.write({ ...auditEntry(services, viewer, 'family.answerClass'), ...about });
    return { ok: true as const };
  });

/** A guardian takes a child out of a class, or withdraws its request; the teachers see nothing from the answer on. */
export const leaveClassFor = (
  services: Pick<Context, 'requestId' | 'store'>,
  viewer: SessionViewer,
  input: { childId: string; classId: string },
) =>
  services.store.transaction(async (store) => {
    const { childId, classId } = input;
    await guardianOf(viewer, store, childId);
    if (!(await store.classMembers.end(classId, childId, ['pending', 'active'])))
      throw new AppError('not_found');
    await store.audit.write({
      ...auditEntry(services, viewer, 'family.leaveClass'),
      childId,
      object: classId,
    });
    return { ok: true as const };
  });

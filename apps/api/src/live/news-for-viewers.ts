import type { SignedInContext } from '../context.ts';
import type { FollowedNews } from './news-of.ts';

/**
 * Selects from everybody's news those of the classes a child is in or asked to join, and of the child's learning paths; null when all
 * may have changed.
 */
export async function* newsForStudent(
  { store, viewer, report }: Pick<SignedInContext, 'store' | 'viewer' | 'report'>,
  news: AsyncIterable<FollowedNews>,
): AsyncGenerator<{ readonly classId: string | null }, void> {
  let classes: ReadonlySet<string> | null = null;
  const read = () =>
    store.classMembers.idsOf(viewer.id).then(
      (ids) => new Set(ids),
      (cause: unknown) => {
        report(cause);
        return null;
      },
    );
  for await (const one of news) {
    if (one.kind === 'gap' || classes === null) {
      classes = await read();
      yield { classId: null };
    } else if (
      one.kind === 'path' &&
      (one.childId === viewer.id || (one.classId !== null && classes.has(one.classId)))
    ) {
      yield { classId: one.classId };
    } else if (one.kind === 'class' && (one.personId === viewer.id || classes.has(one.classId))) {
      if (one.personId === viewer.id) classes = await read();
      yield { classId: one.classId };
    }
  }
}

/** What an open page is told: something of a child or a class of the viewer; null when all may have changed. */
type GrownUpNews =
  | { readonly childId: string | null }
  | { readonly classId: string }
  | { readonly areLinks: true };
type Follower = Pick<SignedInContext, 'store' | 'viewer' | 'report'>;

async function circleOf({ store, viewer }: Follower) {
  const [children, classes] = await Promise.all([
    store.visibleChildren.idsOf(viewer.id),
    store.classes.idsOf(viewer.id),
  ]);
  return { children: new Set(children), classes: new Set(classes) };
}

/**
 * Selects a grown-up's own news from everybody's. News of strangers cost no statement: the viewer's children and classes are
 * known, and read again when they change. Whether the viewer still sees a child is checked once more before the child is named.
 */
export async function* newsForGrownUp(
  follower: Follower,
  news: AsyncIterable<FollowedNews>,
): AsyncGenerator<GrownUpNews, void> {
  const { store, viewer, report } = follower;
  let circle: Awaited<ReturnType<typeof circleOf>> | null = null;
  const mine = async (one: FollowedNews): Promise<GrownUpNews | null> => {
    if (one.kind === 'gap' || circle === null) {
      circle = await circleOf(follower);
      return { childId: null };
    }
    if (one.kind === 'links') {
      if (one.adultId !== viewer.id) return null;
      circle = await circleOf(follower);
      // As when the child has said yes: the page shows it then.
      return { areLinks: true };
    }
    if (one.kind === 'tutoring' || one.kind === 'plan' || one.kind === 'path') return null;
    if (one.kind === 'learner') {
      const { learnerId } = one;
      const isMine =
        circle.children.has(learnerId) && (await store.family.visibleChild(viewer.id, learnerId));
      return isMine ? { childId: learnerId } : null;
    }
    const wasMine = circle.classes.has(one.classId);
    if (!wasMine && one.personId !== viewer.id) return null;
    circle = await circleOf(follower);
    return wasMine || circle.classes.has(one.classId) ? { classId: one.classId } : null;
  };
  for await (const one of news) {
    // When the database cannot answer, the news must not end: the page reads again, and the children and classes are read with
    // the next news.
    const told = await mine(one).catch((cause: unknown) => {
      report(cause);
      circle = null;
      return { childId: null };
    });
    if (told) yield told;
  }
}

import type { SignedInContext } from '../context.ts';
import type { FollowedNews } from './news-of.ts';

type TutoringNews = Extract<FollowedNews, { kind: 'tutoring' }>;

/**
 * Selects from everybody's news those of the viewer's own tutoring, or of their children's; tutors also learn that some open request
 * changed. It names nobody: the page reads again what it may read.
 */
export async function* newsForTutoring(
  { store, viewer, report }: Pick<SignedInContext, 'store' | 'viewer' | 'report'>,
  news: AsyncIterable<FollowedNews>,
): AsyncGenerator<{ readonly isFirst: boolean }, void> {
  let children: ReadonlySet<string> | null = null;
  /** News of strangers cost no statement: a guardian's children are known, and read again when the links change. */
  const isOfChild = async (studentId: string): Promise<boolean> => {
    children ??= new Set(await store.visibleChildren.idsOf(viewer.id));
    return children.has(studentId) && (await store.family.visibleChild(viewer.id, studentId)) !== undefined;
  };
  const isMine = ({ studentId, tutorId }: TutoringNews): Promise<boolean> | boolean => {
    if (viewer.role === 'parent') return isOfChild(studentId);
    return viewer.role === 'tutor' ? tutorId === null || tutorId === viewer.id : studentId === viewer.id;
  };
  let isFirst = true;
  for await (const one of news) {
    if (one.kind === 'links' && one.adultId === viewer.id) children = null;
    if (one.kind !== 'gap' && one.kind !== 'tutoring') continue;
    // When the database cannot answer, the page reads again.
    const isTold =
      one.kind === 'gap' ||
      (await Promise.resolve(isMine(one)).catch((cause: unknown) => {
        report(cause);
        return true;
      }));
    if (!isTold) continue;
    yield { isFirst };
    isFirst = false;
  }
}
